'use client';

import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useClock, useWeekdays } from '../../times/use-week';
import styles from './week-grid.module.css';
import { covered, type DayWindow, painted } from './windows';

type Cell = { column: number; hour: number };
type Stroke = { from: Cell; week: DayWindow[][]; isFree: boolean };

type WeekGridProps = {
  week: DayWindow[][];
  weekStart: number;
  label: string;
  onChange: (week: DayWindow[][]) => void;
};

const MORNING = 7;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * A week as a grid of hours. A mouse paints over hours; a thumb taps them; the arrow keys move, Space changes an hour,
 * and Shift with an arrow goes on with what the first hour is.
 */
export function WeekGrid({ week, weekStart, label, onChange }: WeekGridProps) {
  const { t } = useTranslation('booking-hours');
  const { dir } = useLocale();
  const days = useWeekdays(weekStart);
  const clock = useClock();
  const frame = useRef<HTMLElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const stroke = useRef<Stroke | null>(null);
  const [active, setActive] = useState<Cell>({ column: 0, hour: 9 });

  // From the morning on; the night is scrolled to. Before the first paint, so that no press lands on a cell that moves.
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = (frame.current.scrollHeight * MORNING) / (HOURS.length + 1);
  }, []);
  const stateOf = ({ column, hour }: Cell) =>
    covered(week[days[column]?.day ?? 0] ?? [], { from: hour * 60, to: (hour + 1) * 60 });
  const begin = (cell: Cell) => {
    stroke.current = { from: cell, week, isFree: stateOf(cell) !== 'all' };
    paint(cell);
  };
  const paint = (cell: Cell) => {
    const { current } = stroke;
    if (!current) return;
    const columns = [current.from.column, cell.column].sort((one, other) => one - other);
    const hours = [current.from.hour, cell.hour].sort((one, other) => one - other);
    const chosen = days.slice(columns[0], (columns[1] ?? 0) + 1).map(({ day }) => day);
    onChange(painted(current.week, chosen, { first: hours[0] ?? 0, last: hours[1] ?? 0 }, current.isFree));
  };
  const move = (cell: Cell) => {
    setActive(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell.column} ${cell.hour}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, cell: Cell) => {
    const step = stepOf(event.key, dir);
    if (!step) return;
    event.preventDefault();
    const next = {
      column: Math.min(6, Math.max(0, cell.column + step.column)),
      hour: Math.min(23, Math.max(0, cell.hour + step.hour)),
    };
    if (event.shiftKey) {
      stroke.current ??= { from: cell, week, isFree: stateOf(cell) === 'all' };
      paint(next);
    } else stroke.current = null;
    move(next);
  };

  const endStroke = () => {
    stroke.current = null;
  };

  return (
    <section ref={frame} aria-label={label} className={styles.frame} onPointerUp={endStroke}>
      <table ref={grid} className={styles.grid}>
        <thead>
          <tr>
            <td />
            {days.map(({ day, name, narrow }) => (
              <th key={day} scope="col" abbr={name}>
                <span className={styles.long}>{name}</span>
                <span className={styles.narrow} aria-hidden="true">
                  {narrow}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour}>
              <th scope="row">
                <bdi dir="ltr">{clock(hour * 60)}</bdi>
              </th>
              {days.map(({ day, name }, column) => {
                const cell = { column, hour };
                const state = stateOf(cell);
                return (
                  <td key={day}>
                    <button
                      type="button"
                      className={styles.cell}
                      data-cell={`${column} ${hour}`}
                      aria-pressed={state === 'some' ? 'mixed' : state === 'all'}
                      aria-label={t(`grid.${state}`, { day: name, time: clock(hour * 60) })}
                      tabIndex={active.column === column && active.hour === hour ? 0 : -1}
                      onFocus={() => setActive(cell)}
                      onKeyDown={(event) => onKeyDown(event, cell)}
                      onPointerDown={(event) => isDrawing(event) && begin(cell)}
                      onPointerEnter={(event) => {
                        if (isDrawing(event) && event.buttons === 1) paint(cell);
                      }}
                      onClick={({ nativeEvent }) => {
                        // A mouse has painted already.
                        if (!isByMouse(nativeEvent)) begin(cell);
                        endStroke();
                      }}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const isDrawing = ({ pointerType, button }: PointerEvent) => pointerType !== 'touch' && button <= 0;

const isByMouse = (event: MouseEvent) =>
  'pointerType' in event && (event.pointerType === 'mouse' || event.pointerType === 'pen');

function stepOf(key: string, dir: 'rtl' | 'ltr'): Cell | null {
  const forward = dir === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return { column: forward, hour: 0 };
  if (key === 'ArrowLeft') return { column: -forward, hour: 0 };
  if (key === 'ArrowDown') return { column: 0, hour: 1 };
  if (key === 'ArrowUp') return { column: 0, hour: -1 };
  return null;
}
