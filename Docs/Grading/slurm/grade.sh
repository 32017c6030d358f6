#!/usr/bin/env bash
#SBATCH --job-name=navlab-grade
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --mem=4G
#SBATCH --time=00:30:00
#SBATCH --output=navlab-%A-%a.log
# Grades a class as an array of jobs; each takes its share without asking the others. Submit it with
#
#   EXERCISE=02-one-array SUBMISSIONS=$PWD/submissions RESULTS=$PWD/results sbatch grade.sh
#
# and gradebook.sh when it has ended. A job that was killed can be submitted again: it goes on where it was.
set -euo pipefail

navlab=${NAVLAB:-$HOME/navlab/navlab}
: "${EXERCISE:?is the exercise, such as 02-one-array}"
: "${SUBMISSIONS:?is the folder with the submissions}"
: "${RESULTS:?is the folder for the results, which all machines can reach}"

share=$((SLURM_ARRAY_TASK_ID - ${SLURM_ARRAY_TASK_MIN:-1} + 1))
mkdir -p "$RESULTS"
"$navlab" grade "$SUBMISSIONS" --exercise "$EXERCISE" \
  --shard "$share/$SLURM_ARRAY_TASK_COUNT" --jobs "${SLURM_CPUS_PER_TASK:-1}" \
  --out "$RESULTS/share-$share" --resume >/dev/null
