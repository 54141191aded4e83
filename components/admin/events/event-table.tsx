import figures from '@/components/admin/lists/figures.module.css';
import { Card } from '@/components/ui/card';
import { dateTimeFormat, numberFormat } from '@/lib/shared/intl';
import styles from './event-table.module.css';

/** This many days fit beside the names on a phone. */
const NARROW_DAYS = 2;

const classOfDay = (index: number) => [figures.count, index < NARROW_DAYS ? '' : styles.older].join(' ');

type EventTableProps = {
  /** How to read the figures. */
  note: string;
  heads: { event: string; month: string };
  /** ISO dates in UTC, the newest first; each has a column */
  days: readonly string[];
  groups: readonly { name: string; rows: readonly { name: string; counts: number[]; month: number }[] }[];
  intl: string;
};

/** How often each event was reported, by day. Nothing in it can be pressed. */
export function EventTable({ note, heads, days, groups, intl }: EventTableProps) {
  const number = numberFormat(intl);
  const weekday = dateTimeFormat(intl, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <Card>
      <p className="type-body2 text-secondary">{note}</p>
      <table className={`${figures.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{heads.event}</th>
            {days.map((day, index) => (
              <th key={day} scope="col" className={classOfDay(index)}>
                <time dateTime={day} className="nowrap">
                  {weekday.format(new Date(day))}
                </time>
              </th>
            ))}
            <th scope="col" className={figures.count}>
              {heads.month}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr>
              <th scope="rowgroup" colSpan={days.length + 2} className={styles.group}>
                {group.name}
              </th>
            </tr>
            {group.rows.map(({ name, counts, month }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {counts.map((count, index) => (
                  <td key={days[index]} className={classOfDay(index)}>
                    {number.format(count)}
                  </td>
                ))}
                <td className={figures.count}>{number.format(month)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}
