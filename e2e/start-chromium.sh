#!/bin/sh
# As root Chromium puts its threads before everybody else's, and on two cores the server and the
# database, which have to answer it within the limits of the app, wait for it instead.
exec setpriv --bounding-set=-sys_nice "$CHROMIUM" "$@"
