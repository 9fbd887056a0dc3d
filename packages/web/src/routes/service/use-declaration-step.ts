// Which step of a declaration the page shows: what was just answered, or what this entry of the history had come to before a reload. Back from
// the step that confirms shows the form with what was typed.

import type { DeclarationStep } from '@tornister/application/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useActionData, useLocation, useNavigation } from 'react-router';
import { contractUseCases } from '../../composition/contracts-tokens.ts';
import { useService } from '../../react/shop-provider.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { type DeclarationAnswer, type Declared, toConfirm } from './declaration-action.ts';

type Fields = Readonly<Record<string, string>>;

type ShownStep<Form> = { readonly step?: DeclarationStep<Form>; readonly refusal?: FormRefusal };

/** The entry that a page was opened with by the browser itself has no name of its own; a reload of it posts the same again, with the same key. */
const UNNAMED = 'default';

const answeredStep = <Form extends Fields>(
  answer: DeclarationAnswer<Form>,
  read: Declared<Form, object>['read'],
): DeclarationStep<Form> | undefined => {
  if (answer.receipt !== undefined) return { kind: 'received', receipt: answer.receipt };
  const prepared = toConfirm(answer, read);
  return prepared && { kind: 'prepared', prepared };
};

/** `read` reads the form of this declaration. */
export const useDeclarationStep = <Form extends Fields>(read: Declared<Form, object>['read']): ShownStep<Form> => {
  const steps = useService(contractUseCases.declarationSteps);
  const { pathname, search, key } = useLocation();
  const entry = `${pathname}${search} ${key}`;
  const latest = useActionData<DeclarationAnswer<Form>>();
  // An answer is there before its entry is, and Back would lead from the entry before: it counts once both are there.
  const hasArrived = useNavigation().state === 'idle';
  const [answer, setAnswer] = useState(latest);
  if (hasArrived && answer !== latest) setAnswer(latest);
  const [kept, setKept] = useState<{ readonly entry: string; readonly step: DeclarationStep<Form> | undefined }>();
  // The last step that stood to be confirmed, for who goes back from it.
  const [left, setLeft] = useState<{ readonly entry: string; readonly form: Form }>();
  const answered = useMemo(() => answer && answeredStep(answer, read), [answer, read]);
  const step = answer === undefined && kept?.entry === entry ? kept.step : answered;

  useEffect(() => {
    if (answer === undefined) setKept({ entry, step: steps.of(entry, read) });
    else if (answered !== undefined && key !== UNNAMED) steps.keep(entry, answered);
  }, [steps, entry, key, answer, answered, read]);

  useEffect(() => {
    if (step?.kind === 'prepared') setLeft({ entry, form: step.prepared.form });
  }, [entry, step]);

  const leftEntry = left?.entry;
  useEffect(() => {
    if (step?.kind !== 'received' || leftEntry === undefined) return;
    // It is declared: nothing is left to be confirmed, or to be sent once more by going back.
    if (leftEntry !== entry) steps.drop(leftEntry);
    setLeft(undefined);
  }, [steps, entry, step, leftEntry]);

  const refusal = answer?.refusal ?? (left && { typed: left.form, errors: [] });
  return { ...(step && { step }), ...(refusal && { refusal }) };
};
