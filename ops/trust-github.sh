#!/usr/bin/env bash
# Lets releases of this repository at GitHub, from its environment `production`, sign in at Google without a key.
# Usage: ops/trust-github.sh <id of the project> <owner/repository>. Prints the variables that .github/workflows/release.yml needs.
# Repeating it changes nothing: what is there already is left.
set -euo pipefail
project=${1:?the id of the project} repository=${2:?owner/repository}
account="release@$project.iam.gserviceaccount.com"
number=$(gcloud projects describe "$project" --format='value(projectNumber)')
pool="projects/$number/locations/global/workloadIdentityPools/github"
there() { gcloud "$@" --project "$project" >/dev/null 2>&1; }

there iam service-accounts describe "$account" ||
  gcloud iam service-accounts create release --project "$project"
there iam workload-identity-pools describe github --location=global ||
  gcloud iam workload-identity-pools create github --location=global --project "$project"
there iam workload-identity-pools providers describe github --workload-identity-pool=github --location=global ||
  gcloud iam workload-identity-pools providers create-oidc github --workload-identity-pool=github --location=global \
    --issuer-uri=https://token.actions.githubusercontent.com \
    --attribute-mapping=google.subject=assertion.sub \
    --attribute-condition="assertion.sub == 'repo:$repository:environment:production'" --project "$project"

for role in viewer artifactregistry.admin cloudfunctions.admin cloudscheduler.admin firebase.admin iam.serviceAccountUser \
  run.admin secretmanager.secretAccessor serviceusage.serviceUsageConsumer; do
  gcloud projects add-iam-policy-binding "$project" --member="serviceAccount:$account" --role="roles/$role" --condition=None >/dev/null
done
gcloud iam service-accounts add-iam-policy-binding "$account" --role=roles/iam.workloadIdentityUser --project "$project" \
  --member="principal://iam.googleapis.com/$pool/subject/repo:$repository:environment:production" >/dev/null
echo "GOOGLE_IDENTITY_PROVIDER=$pool/providers/github"
echo "GOOGLE_SERVICE_ACCOUNT=$account"
