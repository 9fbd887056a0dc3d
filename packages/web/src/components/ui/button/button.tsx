// Buttons, and links that look like buttons.

import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

/** `strong` once a page for what the page is for; `deal` for lightning deals; `plain` looks like a link. */
export type ButtonLook = 'strong' | 'primary' | 'secondary' | 'outline' | 'plain' | 'deal' | 'danger' | 'good';
type Shared = {
  readonly look?: ButtonLook;
  readonly size?: 'small' | 'medium' | 'large';
  readonly children: ReactNode;
};

type ButtonProps = Shared & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;
type LinkButtonProps = Shared & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>;

export const Button = ({ look = 'primary', size = 'medium', type = 'button', children, ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={styles.button} data-look={look} data-size={size}>
    {children}
  </button>
);

/** A link that looks like a button: it leads somewhere, it does nothing. */
export const LinkButton = ({ look = 'primary', size = 'medium', children, ...rest }: LinkButtonProps) => (
  <a {...rest} className={styles.button} data-look={look} data-size={size}>
    {children}
  </a>
);
