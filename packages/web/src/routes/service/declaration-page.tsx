// The page of a declaration about a contract: the form, the step that confirms it, or the receipt, each with its headline.

import { type ReactNode, useEffect, useRef } from 'react';
import { DeclarationCheck } from '../../components/contracts/declaration/declaration-check.tsx';
import type { DeclaredFacts } from '../../components/contracts/declaration/declaration-facts.tsx';
import { DeclarationReceipt } from '../../components/contracts/declaration/declaration-receipt.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import styles from '../account/account.module.css';
import type { FormRefusal } from '../form-refusal.ts';
import type { Declared } from './declaration-action.ts';
import { useDeclarationStep } from './use-declaration-step.ts';

type Fields = Readonly<Record<string, string>> & { readonly email: string };

export type DeclarationPageProps<Form extends Fields> = {
  /** The headline of each step, the button that declares, and what happens once it is declared. */
  readonly words: Readonly<Record<'title' | 'check' | 'received' | 'confirm' | 'next', string>>;
  readonly read: Declared<Form, object>['read'];
  /** A declaration in the words of the page. */
  readonly factsOf: (form: Form) => DeclaredFacts;
  /** Step 1, with what was wrong with it. */
  readonly form: (refusal: FormRefusal | undefined) => ReactNode;
};

/** The headline of the step; the button that led to it has gone, and whoever pressed it goes on to read here. */
const StepTitle = ({ title }: { readonly title: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
};

const TITLES = { prepared: 'check', received: 'received' } as const;

/** Shows the step that the last answer has led to. */
export const DeclarationPage = <Form extends Fields>({ words, read, factsOf, form }: DeclarationPageProps<Form>) => {
  const { step, refusal } = useDeclarationStep(read);
  const title = words[step === undefined ? 'title' : TITLES[step.kind]];
  const content = (): ReactNode => {
    if (step === undefined) return form(refusal);
    if (step.kind === 'received') {
      const { form: declared, receivedAt } = step.receipt;
      return <DeclarationReceipt {...factsOf(declared)} {...{ email: declared.email, receivedAt }} next={words.next} />;
    }
    const { prepared } = step;
    return <DeclarationCheck {...factsOf(prepared.form)} {...{ prepared, refusal }} confirm={words.confirm} />;
  };
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={title} />
      <StepTitle title={title} />
      {content()}
    </div>
  );
};
