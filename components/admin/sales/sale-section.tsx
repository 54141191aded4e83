import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card';
import styles from './sales.module.css';

type SaleSectionProps = { title: string; children: ReactNode };

/** A chapter of a sale's story. */
export function SaleSection({ title, children }: SaleSectionProps) {
  const id = useId();
  return (
    <Card padding="large" labelledBy={id}>
      <h2 id={id} className={styles.section}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
