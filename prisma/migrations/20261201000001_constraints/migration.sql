-- nothing
CREATE INDEX verdict_overview_answer ON verdict (workspace_id, answer, project_id) WHERE latest;
CREATE INDEX verdict_overview_judged ON verdict (workspace_id, judged_at, project_id) WHERE latest;
CREATE INDEX project_overview_name ON project (workspace_id, lower(name), id);
