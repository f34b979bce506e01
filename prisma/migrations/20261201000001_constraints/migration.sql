-- Projects, their numbers and their verdicts ---------------------------------------------------
-- Why:  what the schema of the form refuses must not come in by another door either; a blank is
--       NULL, and no number is NaN or infinite.

ALTER TABLE project
  ADD CONSTRAINT project_name_check CHECK (length(btrim(name)) BETWEEN 1 AND 120),
  ADD CONSTRAINT project_version_check CHECK (version >= 1),
  ADD CONSTRAINT project_useful_work_s_check CHECK (useful_work_s > 0 AND useful_work_s < 1e12),
  ADD CONSTRAINT project_step_s_check CHECK (step_s > 0 AND step_s < 1e9),
  ADD CONSTRAINT project_instances_check CHECK (instances BETWEEN 1 AND 1000000),
  ADD CONSTRAINT project_deadline_s_check CHECK (deadline_s > 0 AND deadline_s < 1e12),
  ADD CONSTRAINT project_currency_check CHECK (currency IN ('USD', 'CNY')),
  ADD CONSTRAINT project_spot_price_check CHECK (spot_price_micros_per_h >= 0),
  ADD CONSTRAINT project_on_demand_price_check CHECK (on_demand_price_micros_per_h >= 0),
  ADD CONSTRAINT project_reserved_price_check CHECK (reserved_price_micros_per_h >= 0),
  ADD CONSTRAINT project_checkpoint_gb_check CHECK (checkpoint_gb > 0 AND checkpoint_gb < 1e9),
  ADD CONSTRAINT project_write_mb_per_s_check CHECK (write_mb_per_s > 0 AND write_mb_per_s < 1e9),
  ADD CONSTRAINT project_recovery_s_check CHECK (recovery_s >= 0 AND recovery_s < 1e9),
  ADD CONSTRAINT project_downtime_s_check CHECK (downtime_s >= 0 AND downtime_s < 1e9),
  ADD CONSTRAINT project_detection_delay_s_check CHECK (detection_delay_s >= 0 AND detection_delay_s < 1e9),
  ADD CONSTRAINT project_notice_s_check CHECK (notice_s >= 0 AND notice_s < 1e9),
  ADD CONSTRAINT project_checkpoints_kept_check CHECK (checkpoints_kept BETWEEN 1 AND 1000000),
  ADD CONSTRAINT project_storage_price_check CHECK (storage_price_micros_per_gb_month >= 0),
  ADD CONSTRAINT project_storage_quota_gb_check CHECK (storage_quota_gb > 0 AND storage_quota_gb < 1e12),
  -- Presets and log formats are lists of the application: a new one shall not need a migration.
  ADD CONSTRAINT project_notice_preset_check CHECK (notice_preset ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT project_trajectory_demand_check CHECK (trajectory_demand IN ('not-demanded', 'demanded')),
  ADD CONSTRAINT project_trajectory_gap_check
    CHECK (trajectory_largest_gap_loss >= 0 AND trajectory_largest_gap_loss < 1e300),
  ADD CONSTRAINT project_trajectory_noise_check CHECK (trajectory_noise_loss >= 0 AND trajectory_noise_loss < 1e300);

ALTER TABLE figure_source
  ADD CONSTRAINT figure_source_figure_check CHECK (figure IN (
    'usefulWorkHours', 'stepSeconds', 'instances', 'deadlineHours', 'spotPricePerHour', 'onDemandPricePerHour',
    'reservedPricePerHour', 'checkpointGigabytes', 'writeMegabytesPerSecond', 'recoverySeconds', 'downtimeSeconds',
    'detectionDelaySeconds', 'noticeSeconds', 'checkpointsKept', 'storagePricePerGigabyteMonth',
    'storageQuotaGigabytes', 'trajectoryLargestGap', 'trajectoryNoise'));

ALTER TABLE checkpoint_sample
  ADD CONSTRAINT checkpoint_sample_quantity_check CHECK (quantity IN ('overhead', 'latency')),
  ADD CONSTRAINT checkpoint_sample_duration_s_check CHECK (duration_s > 0 AND duration_s < 1e9),
  ADD CONSTRAINT checkpoint_sample_mode_check CHECK (mode IN ('sync', 'async')),
  ADD CONSTRAINT checkpoint_sample_basis_check CHECK (basis IN ('measured', 'declared'));

ALTER TABLE resume_part
  ADD CONSTRAINT resume_part_part_check
    CHECK (part IN ('model', 'optimizer', 'scheduler', 'sampler', 'rng', 'counters')),
  ADD CONSTRAINT resume_part_state_check CHECK (state IN ('captured', 'absent'));

ALTER TABLE verified_resume
  ADD CONSTRAINT verified_resume_text_check
    CHECK (first_batch_hash_before <> '' AND first_batch_hash_after <> '' AND person <> '');

ALTER TABLE verdict
  ADD CONSTRAINT verdict_answer_check
    CHECK (answer IN ('admitted', 'fix-first', 'not-enough-evidence', 'use-on-demand')),
  ADD CONSTRAINT verdict_currency_check CHECK (currency IN ('USD', 'CNY')),
  ADD CONSTRAINT verdict_input_hash_check CHECK (input_hash ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT verdict_points_check CHECK (
    ARRAY[point_1, point_2, point_3, point_4, point_5] <@ ARRAY['pass', 'fail', 'unknown']),
  ADD CONSTRAINT verdict_ordinal_check CHECK (ordinal >= 1),
  ADD CONSTRAINT verdict_interval_check CHECK (interval_s > 0 AND interval_s < 1e300),
  ADD CONSTRAINT verdict_young_interval_check CHECK (young_interval_s > 0 AND young_interval_s < 1e300),
  ADD CONSTRAINT verdict_conservative_interval_check
    CHECK (conservative_interval_s > 0 AND conservative_interval_s < 1e300),
  ADD CONSTRAINT verdict_events_check CHECK (events >= 0),
  ADD CONSTRAINT verdict_exposure_check CHECK (exposure_instance_h >= 0 AND exposure_instance_h < 1e300),
  ADD CONSTRAINT verdict_rate_check CHECK (rate_per_instance_hour > 0 AND rate_per_instance_hour < 1e300),
  ADD CONSTRAINT verdict_rate_low_check CHECK (rate_low_per_instance_hour >= 0 AND rate_low_per_instance_hour < 1e300),
  ADD CONSTRAINT verdict_rate_high_check CHECK (rate_high_per_instance_hour > 0 AND rate_high_per_instance_hour < 1e300),
  ADD CONSTRAINT verdict_rate_upper90_check
    CHECK (rate_upper90_per_instance_hour > 0 AND rate_upper90_per_instance_hour < 1e300),
  ADD CONSTRAINT verdict_saving_check CHECK (saving_fraction > -1e300 AND saving_fraction <= 1),
  ADD CONSTRAINT verdict_saving_upper90_check CHECK (saving_upper90_fraction > -1e300 AND saving_upper90_fraction <= 1),
  ADD CONSTRAINT verdict_actor_check CHECK (actor_kind IN ('user', 'token', 'system'));

ALTER TABLE audit_entry
  ADD CONSTRAINT audit_entry_actor_check CHECK (actor_kind IN ('user', 'token', 'system'));

-- A row names no pool and no project of another workspace, whichever command forgets to look.
ALTER TABLE pool ADD CONSTRAINT pool_workspace_id_id_key UNIQUE (workspace_id, id);
ALTER TABLE project
  ADD CONSTRAINT project_workspace_id_id_key UNIQUE (workspace_id, id),
  ADD CONSTRAINT project_workspace_id_pool_id_fkey
    FOREIGN KEY (workspace_id, pool_id) REFERENCES pool (workspace_id, id);
ALTER TABLE verdict
  ADD CONSTRAINT verdict_workspace_id_project_id_fkey
    FOREIGN KEY (workspace_id, project_id) REFERENCES project (workspace_id, id);

CREATE UNIQUE INDEX verdict_latest_key ON verdict (project_id) WHERE latest;

-- The overview sorts by these, equals by name; what is unknown stands last in either direction.
CREATE INDEX verdict_overview_interval_up
  ON verdict (workspace_id, coalesce(interval_s, 'Infinity'::float8), lower(project_name), project_id) WHERE latest;
CREATE INDEX verdict_overview_interval_down
  ON verdict (workspace_id, coalesce(-interval_s, 'Infinity'::float8), lower(project_name), project_id) WHERE latest;
CREATE INDEX verdict_overview_rate_up
  ON verdict (workspace_id, coalesce(rate_per_instance_hour, 'Infinity'::float8), lower(project_name), project_id) WHERE latest;
CREATE INDEX verdict_overview_rate_down
  ON verdict (workspace_id, coalesce(-rate_per_instance_hour, 'Infinity'::float8), lower(project_name), project_id) WHERE latest;
CREATE INDEX verdict_overview_saving_up
  ON verdict (workspace_id, coalesce(saving_fraction, 'Infinity'::float8), lower(project_name), project_id) WHERE latest;
CREATE INDEX verdict_overview_saving_down
  ON verdict (workspace_id, coalesce(-saving_fraction, 'Infinity'::float8), lower(project_name), project_id) WHERE latest;
CREATE INDEX verdict_overview_answer ON verdict (workspace_id, answer, lower(project_name), project_id) WHERE latest;
CREATE INDEX verdict_overview_judged ON verdict (workspace_id, judged_at, lower(project_name), project_id) WHERE latest;
CREATE INDEX verdict_overview_name ON verdict (workspace_id, lower(project_name), project_id) WHERE latest;

-- People: auth.prisma, workspace.prisma ---------------------------------------

ALTER TABLE "user" ADD CONSTRAINT user_email_lower CHECK (email = lower(email) AND email <> '');
ALTER TABLE "setup_code"
  ADD CONSTRAINT setup_code_one_row CHECK (id = 1),
  ADD CONSTRAINT setup_code_sha256 CHECK (code_hash ~ '^[0-9a-f]{64}$');
ALTER TABLE "server_secret" ADD CONSTRAINT server_secret_long CHECK (length(value) >= 43);
ALTER TABLE "workspace" ADD CONSTRAINT workspace_name_length CHECK (length(name) BETWEEN 1 AND 80);
ALTER TABLE "workspace_member" ADD CONSTRAINT workspace_member_role CHECK (role IN ('owner', 'member'));
ALTER TABLE "workspace_token"
  ADD CONSTRAINT workspace_token_name_length CHECK (length(name) BETWEEN 1 AND 80),
  ADD CONSTRAINT workspace_token_sha256 CHECK (token_hash ~ '^[0-9a-f]{64}$');

-- Interruptions: interruption.prisma --------------------------------------------------------

ALTER TABLE "pool"
  ADD CONSTRAINT pool_provider_check CHECK (provider = lower(provider COLLATE "C") AND length(provider) <= 128);

ALTER TABLE "interruption_log"
  ADD CONSTRAINT interruption_log_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT interruption_log_format_check CHECK (imported_at IS NULL OR format ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT interruption_log_size_bytes_check CHECK (size_bytes >= 0),
  ADD CONSTRAINT interruption_log_counts_check CHECK (
    lines >= 0 AND events >= 0 AND duplicates BETWEEN 0 AND events AND repeats >= 0 AND ignored >= 0 AND rejected >= 0),
  ADD CONSTRAINT interruption_log_observed_check CHECK (observed_from <= observed_to),
  ADD CONSTRAINT interruption_log_watched_instances_check CHECK (
    watched_instances IS NULL OR (watched_instances >= 1 AND NOT tells_starts));

ALTER TABLE "interruption_log_pool" ADD CONSTRAINT interruption_log_pool_events_check CHECK (events >= 0);

ALTER TABLE "interruption_event"
  ADD CONSTRAINT interruption_event_kind_check CHECK (kind BETWEEN 1 AND 10),
  ADD CONSTRAINT interruption_event_time_form_check CHECK (time_form BETWEEN 0 AND 2),
  ADD CONSTRAINT interruption_event_place_check CHECK (n >= 0 AND line >= 1),
  ADD CONSTRAINT interruption_event_times_check CHECK (started_at <= instant AND low_at <= instant);

ALTER TABLE "pool_evidence"
  ADD CONSTRAINT pool_evidence_counts_check CHECK (
    interruptions >= 0 AND user_stops >= 0 AND caps >= 0 AND failures >= 0 AND unknowns >= 0),
  ADD CONSTRAINT pool_evidence_exposure_s_check CHECK (exposure_s >= 0 AND exposure_s < 1e15),
  ADD CONSTRAINT pool_evidence_dispersion_check CHECK (
    (dispersion_index IS NULL) = (dispersion_p IS NULL) AND dispersion_p BETWEEN 0 AND 1
    AND dispersion_index >= 0 AND dispersion_index < 1e300);

-- The foreign key of interruption_event.log_pool_id, once a statement instead of once a row:
-- a million checks one by one take longer than writing the rows and their index.
CREATE FUNCTION interruption_event_needs_log_pool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock keeps the log pool from going before its rows are committed.
  PERFORM 1 FROM interruption_log_pool
    WHERE id IN (SELECT DISTINCT log_pool_id FROM added) FOR KEY SHARE;
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT log_pool_id FROM added) AS used
    WHERE NOT EXISTS (SELECT FROM interruption_log_pool WHERE id = used.log_pool_id)
  ) THEN
    RAISE foreign_key_violation USING MESSAGE = 'interruption_event names a log pool that does not exist';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER interruption_event_inserted AFTER INSERT ON "interruption_event"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION interruption_event_needs_log_pool();
CREATE TRIGGER interruption_event_updated AFTER UPDATE ON "interruption_event"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION interruption_event_needs_log_pool();

CREATE FUNCTION interruption_log_pool_takes_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM interruption_event WHERE log_pool_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
CREATE TRIGGER interruption_log_pool_deleted AFTER DELETE ON "interruption_log_pool"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION interruption_log_pool_takes_events();

CREATE INDEX interruption_log_staged ON "interruption_log" (staged_at) WHERE imported_at IS NULL;

-- What an upload holds until it is confirmed or dropped; a crash may empty these.
CREATE UNLOGGED TABLE staged_chunk (
  log_id uuid NOT NULL REFERENCES "interruption_log" (id) ON DELETE CASCADE,
  ordinal integer NOT NULL CHECK (ordinal >= 0),
  gzip_bytes bytea NOT NULL,
  PRIMARY KEY (log_id, ordinal)
);
CREATE UNLOGGED TABLE staged_reading (
  log_id uuid PRIMARY KEY REFERENCES "interruption_log" (id) ON DELETE CASCADE,
  reading jsonb NOT NULL
);
CREATE UNLOGGED TABLE staged_reject (
  log_id uuid NOT NULL REFERENCES "interruption_log" (id) ON DELETE CASCADE,
  ordinal integer NOT NULL CHECK (ordinal >= 0),
  reject jsonb NOT NULL,
  PRIMARY KEY (log_id, ordinal)
);
