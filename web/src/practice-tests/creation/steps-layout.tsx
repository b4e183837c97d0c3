import { Outlet } from 'react-router';

/** The bar of actions ends the page, as in every flow. */
export const handle = { hidesFooter: true };

/** Around the three steps of test creation. */
export default function StepsLayout() {
  return <Outlet />;
}
