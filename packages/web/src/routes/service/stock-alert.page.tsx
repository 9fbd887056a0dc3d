// Route /service/newsletter/verfuegbarkeit/: takes an e-mail address for when an article is back, and the links of the mails about it.

import { useActionData, useLoaderData } from 'react-router';
import {
  AskForStock,
  ConfirmStockAlert,
  EndStockAlerts,
  StockAlertDone,
} from '../../components/service/stock-alert.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import type { loader } from './stock-alert.loader.ts';
import { sentAddress } from './stock-alert-sent.ts';

export const Component = () => {
  const shown = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  switch (shown.kind) {
    case 'ask':
      return <AskForStock {...shown} refusal={refusal} />;
    case 'stockAlert':
      return <ConfirmStockAlert {...shown} refusal={refusal} />;
    case 'stockAlertEnd':
      return <EndStockAlerts {...shown} refusal={refusal} />;
    case 'sent':
      return <StockAlertDone done="sent" address={sentAddress()} article={shown.article} />;
  }
};
