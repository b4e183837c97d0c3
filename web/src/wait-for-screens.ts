import { configure } from '@testing-library/react';

// For tests: a machine with other work draws late.
configure({ asyncUtilTimeout: 15_000 });
