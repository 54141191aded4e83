import { AppLink } from '@/components/ui/app-link';
import styles from './auth.module.css';

type AuthFootProps = { question: string; answer: string; href: string };

/** The link to the other sign-in screen: "New here? Create an account". */
export function AuthFoot({ question, answer, href }: AuthFootProps) {
  return (
    <p className={styles.foot}>
      {question}{' '}
      <AppLink href={href} className={styles.answer}>
        {answer}
      </AppLink>
    </p>
  );
}
