import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyAbilities, memberAbilities, type Standing } from '@/lib/server/companies/policy';
import { freeFrom, ownShare, shareAt } from '@/lib/server/companies/timeline';

const ME = 'me';
const abilities = (standing: Standing, role: string, userId = 'another', status = 'active', isGone = false) =>
  memberAbilities(standing, ME, { userId, role, status, isGone });
const NOTHING = { changeShare: false, changeRole: false, end: false, leave: false };

describe('the rights in a company', () => {
  it('an outsider may do nothing; a member may read and leave', () => {
    expect(companyAbilities(null)).toEqual({ read: false, invite: false, appoint: false });
    expect(companyAbilities('member')).toEqual({ read: true, invite: false, appoint: false });
    expect(abilities(null, 'member')).toEqual(NOTHING);
    expect(abilities('member', 'member')).toEqual(NOTHING);
    expect(abilities('member', 'member', ME)).toEqual({ ...NOTHING, leave: true });
  });

  it('an administrator decides about members, but not about administrators or themselves', () => {
    expect(companyAbilities('administrator')).toEqual({ read: true, invite: true, appoint: false });
    expect(abilities('administrator', 'member')).toEqual({ ...NOTHING, changeShare: true, end: true });
    expect(abilities('administrator', 'administrator')).toEqual(NOTHING);
    expect(abilities('administrator', 'administrator', ME)).toEqual({ ...NOTHING, leave: true });
  });

  it('the company decides about everybody, may take back an invitation, and may not change an ended membership', () => {
    expect(companyAbilities('company')).toEqual({ read: true, invite: true, appoint: true });
    for (const role of ['member', 'administrator']) {
      expect(abilities('company', role)).toEqual({
        ...NOTHING,
        changeShare: true,
        changeRole: true,
        end: true,
      });
      expect(abilities('company', role, 'x', 'invited')).toEqual({ ...NOTHING, end: true });
      for (const over of ['ended', 'declined'])
        expect(abilities('company', role, 'x', over)).toEqual(NOTHING);
    }
  });
});

describe('for a member whose account is gone', () => {
  it('the company and administrators may only end the membership', () => {
    for (const standing of ['company', 'administrator'] as const)
      expect(abilities(standing, 'member', 'x', 'active', true)).toEqual({ ...NOTHING, end: true });
    expect(abilities('company', 'member', 'x', 'invited', true)).toEqual({ ...NOTHING, end: true });
  });
});

describe('the share that is free from a moment on', () => {
  const steps = fc
    .array(fc.record({ shareBps: fc.nat(10_000), from: fc.nat(100) }), { maxLength: 6 })
    .map((given) => given.toSorted((a, b) => a.from - b.from));

  it('is the smallest share that is free at any moment from then on', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 4 }), fc.nat(120), (memberships, moment) => {
        const moments = Array.from({ length: 130 - moment }, (_, i) => moment + i);
        const kept = moments.map((at) => ownShare(memberships.map((each) => shareAt(each, at))));
        expect(freeFrom(memberships, moment)).toBe(Math.min(...kept));
      }),
    );
  });
});
