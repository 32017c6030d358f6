#!/usr/bin/env bash
#SBATCH --job-name=navlab-gradebook
#SBATCH --time=00:05:00
#SBATCH --output=navlab-gradebook-%j.log
# Joins what the jobs of grade.sh have left in RESULTS. Submit it to run after them:
#
#   RESULTS=$PWD/results sbatch --dependency=afterany:JOB gradebook.sh
#
# Submissions that are missing are told, and the exit code is 2 then; the gradebook is written all the same.
set -euo pipefail

navlab=${NAVLAB:-$HOME/navlab/navlab}
: "${RESULTS:?is the folder with the results}"

status=0
"$navlab" merge "$RESULTS"/share-* >"$RESULTS/class.jsonl" || status=$?
"$navlab" report "$RESULTS/class.jsonl" --format html --output "$RESULTS/gradebook.html"
"$navlab" report "$RESULTS/class.jsonl" --format csv --output "$RESULTS/gradebook.csv"
exit "$status"
