// React's own code runs with the file of the libraries, in a task of its own, and not within the one that opens the shop.

import 'react-dom/client';
