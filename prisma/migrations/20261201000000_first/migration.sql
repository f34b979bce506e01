-- 20261201000000_first
-- Why:  the first schema, written from prisma/*.prisma by `npm run db:migration -- --squash`.
-- Rows: none yet.
-- Lock: none that anybody waits for.
-- Back: drop the database.

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" TEXT,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "detail" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setup_code" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "code_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setup_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "server_secret" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "server_secret_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "pool" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "instance_type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pool_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interruption_log" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "upload_id" UUID NOT NULL,
    "format" TEXT NOT NULL,
    "format_reason" JSONB NOT NULL,
    "file_name" TEXT NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "choices" JSONB NOT NULL,
    "lines" INTEGER NOT NULL DEFAULT 0,
    "events" INTEGER NOT NULL DEFAULT 0,
    "duplicates" INTEGER NOT NULL DEFAULT 0,
    "repeats" INTEGER NOT NULL DEFAULT 0,
    "ignored" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "observed_from" TIMESTAMPTZ(3),
    "observed_to" TIMESTAMPTZ(3),
    "watched_instances" INTEGER,
    "tells_starts" BOOLEAN NOT NULL DEFAULT false,
    "staged_at" TIMESTAMPTZ(3) NOT NULL,
    "imported_by" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3),

    CONSTRAINT "interruption_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interruption_log_project" (
    "log_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,

    CONSTRAINT "interruption_log_project_pkey" PRIMARY KEY ("project_id","log_id")
);

-- CreateTable
CREATE TABLE "interruption_log_pool" (
    "id" SERIAL NOT NULL,
    "log_id" UUID NOT NULL,
    "pool_id" UUID,
    "provider" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "instance_type" TEXT NOT NULL,
    "events" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "interruption_log_pool_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interruption_event" (
    "log_pool_id" INTEGER NOT NULL,
    "instant" TIMESTAMPTZ(3) NOT NULL,
    "kind" SMALLINT NOT NULL,
    "instance" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "low_at" TIMESTAMPTZ(3),
    "deadline_at" TIMESTAMPTZ(3),
    "time_text" TEXT,
    "start_text" TEXT,
    "time_form" SMALLINT NOT NULL,
    "detail" TEXT,

    CONSTRAINT "interruption_event_pkey" PRIMARY KEY ("log_pool_id","instant","kind","instance","n")
);

-- CreateTable
CREATE TABLE "pool_evidence" (
    "pool_id" UUID NOT NULL,
    "interruptions" INTEGER NOT NULL,
    "user_stops" INTEGER NOT NULL,
    "caps" INTEGER NOT NULL,
    "failures" INTEGER NOT NULL,
    "unknowns" INTEGER NOT NULL,
    "exposure_s" DOUBLE PRECISION NOT NULL,
    "dispersion_index" DOUBLE PRECISION,
    "dispersion_p" DOUBLE PRECISION,
    "first_at" TIMESTAMPTZ(3),
    "last_at" TIMESTAMPTZ(3),

    CONSTRAINT "pool_evidence_pkey" PRIMARY KEY ("pool_id")
);

-- CreateTable
CREATE TABLE "checkpoint_sample" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "project_id" UUID NOT NULL,
    "quantity" TEXT NOT NULL,
    "duration_s" DOUBLE PRECISION NOT NULL,
    "mode" TEXT NOT NULL,
    "basis" TEXT NOT NULL,
    "taken_on" DATE NOT NULL,
    "source" TEXT,
    "place" INTEGER NOT NULL,
    "recorded_by" TEXT NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checkpoint_sample_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resume_part" (
    "project_id" UUID NOT NULL,
    "part" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "recorded_by" TEXT NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "resume_part_pkey" PRIMARY KEY ("project_id","part")
);

-- CreateTable
CREATE TABLE "verified_resume" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "project_id" UUID NOT NULL,
    "first_batch_hash_before" TEXT NOT NULL,
    "first_batch_hash_after" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "verified_on" DATE NOT NULL,
    "recorded_by" TEXT NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verified_resume_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "pool_id" UUID,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "useful_work_s" DOUBLE PRECISION,
    "step_s" DOUBLE PRECISION,
    "instances" INTEGER,
    "gang" BOOLEAN,
    "deadline_s" DOUBLE PRECISION,
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "spot_price_micros_per_h" BIGINT,
    "on_demand_price_micros_per_h" BIGINT,
    "reserved_price_micros_per_h" BIGINT,
    "price_source" TEXT,
    "priced_on" DATE,
    "checkpoint_gb" DOUBLE PRECISION,
    "write_mb_per_s" DOUBLE PRECISION,
    "recovery_s" DOUBLE PRECISION,
    "downtime_s" DOUBLE PRECISION,
    "detection_delay_s" DOUBLE PRECISION,
    "notice_preset" TEXT,
    "notice_s" DOUBLE PRECISION,
    "checkpoints_kept" INTEGER,
    "storage_price_micros_per_gb_month" BIGINT,
    "storage_quota_gb" DOUBLE PRECISION,
    "trajectory_demand" TEXT,
    "trajectory_fixed_seeds" BOOLEAN,
    "trajectory_largest_gap_loss" DOUBLE PRECISION,
    "trajectory_noise_loss" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "figure_source" (
    "project_id" UUID NOT NULL,
    "figure" TEXT NOT NULL,
    "source" TEXT,
    "recorded_by" TEXT NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "figure_source_pkey" PRIMARY KEY ("project_id","figure")
);

-- CreateTable
CREATE TABLE "verdict" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "latest" BOOLEAN NOT NULL DEFAULT true,
    "project_name" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "statement" JSONB NOT NULL,
    "model_version" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "inputs" JSONB NOT NULL,
    "result" JSONB NOT NULL,
    "changes" JSONB NOT NULL,
    "currency" TEXT NOT NULL,
    "interval_s" DOUBLE PRECISION,
    "young_interval_s" DOUBLE PRECISION,
    "conservative_interval_s" DOUBLE PRECISION,
    "events" INTEGER,
    "exposure_instance_h" DOUBLE PRECISION,
    "rate_per_instance_hour" DOUBLE PRECISION,
    "rate_low_per_instance_hour" DOUBLE PRECISION,
    "rate_high_per_instance_hour" DOUBLE PRECISION,
    "rate_upper90_per_instance_hour" DOUBLE PRECISION,
    "saving_micros" BIGINT,
    "saving_fraction" DOUBLE PRECISION,
    "saving_upper90_micros" BIGINT,
    "saving_upper90_fraction" DOUBLE PRECISION,
    "point_1" TEXT NOT NULL,
    "point_2" TEXT NOT NULL,
    "point_3" TEXT NOT NULL,
    "point_4" TEXT NOT NULL,
    "point_5" TEXT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" TEXT,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "judged_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verdict_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workspace" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workspace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workspace_member" (
    "workspace_id" UUID NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workspace_member_pkey" PRIMARY KEY ("workspace_id","user_id")
);

-- CreateTable
CREATE TABLE "workspace_token" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "workspace_token_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entry_workspace_id_subject_subject_id_at_idx" ON "audit_entry"("workspace_id", "subject", "subject_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_key" ON "session"("token");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "account_user_id_idx" ON "account"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_provider_id_account_id_key" ON "account"("provider_id", "account_id");

-- CreateIndex
CREATE INDEX "verification_identifier_idx" ON "verification"("identifier");

-- CreateIndex
CREATE UNIQUE INDEX "pool_workspace_id_provider_region_zone_instance_type_key" ON "pool"("workspace_id", "provider", "region", "zone", "instance_type");

-- CreateIndex
CREATE INDEX "interruption_log_workspace_id_imported_at_id_idx" ON "interruption_log"("workspace_id", "imported_at", "id");

-- CreateIndex
CREATE INDEX "interruption_log_upload_id_idx" ON "interruption_log"("upload_id");

-- CreateIndex
CREATE INDEX "interruption_log_project_log_id_idx" ON "interruption_log_project"("log_id");

-- CreateIndex
CREATE INDEX "interruption_log_pool_pool_id_idx" ON "interruption_log_pool"("pool_id");

-- CreateIndex
CREATE UNIQUE INDEX "interruption_log_pool_log_id_provider_region_zone_instance__key" ON "interruption_log_pool"("log_id", "provider", "region", "zone", "instance_type");

-- CreateIndex
CREATE INDEX "checkpoint_sample_project_id_taken_on_recorded_at_id_idx" ON "checkpoint_sample"("project_id", "taken_on" DESC, "recorded_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "verified_resume_project_id_verified_on_recorded_at_idx" ON "verified_resume"("project_id", "verified_on" DESC, "recorded_at" DESC);

-- CreateIndex
CREATE INDEX "project_pool_id_idx" ON "project"("pool_id");

-- CreateIndex
CREATE INDEX "project_workspace_id_created_at_id_idx" ON "project"("workspace_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "project_workspace_id_name_key" ON "project"("workspace_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "verdict_project_id_ordinal_key" ON "verdict"("project_id", "ordinal");

-- CreateIndex
CREATE INDEX "workspace_member_user_id_idx" ON "workspace_member"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "workspace_token_token_hash_key" ON "workspace_token"("token_hash");

-- CreateIndex
CREATE INDEX "workspace_token_workspace_id_idx" ON "workspace_token"("workspace_id");

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pool" ADD CONSTRAINT "pool_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interruption_log" ADD CONSTRAINT "interruption_log_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interruption_log_project" ADD CONSTRAINT "interruption_log_project_log_id_fkey" FOREIGN KEY ("log_id") REFERENCES "interruption_log"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interruption_log_project" ADD CONSTRAINT "interruption_log_project_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interruption_log_pool" ADD CONSTRAINT "interruption_log_pool_log_id_fkey" FOREIGN KEY ("log_id") REFERENCES "interruption_log"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interruption_log_pool" ADD CONSTRAINT "interruption_log_pool_pool_id_fkey" FOREIGN KEY ("pool_id") REFERENCES "pool"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pool_evidence" ADD CONSTRAINT "pool_evidence_pool_id_fkey" FOREIGN KEY ("pool_id") REFERENCES "pool"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkpoint_sample" ADD CONSTRAINT "checkpoint_sample_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_part" ADD CONSTRAINT "resume_part_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verified_resume" ADD CONSTRAINT "verified_resume_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project" ADD CONSTRAINT "project_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project" ADD CONSTRAINT "project_pool_id_fkey" FOREIGN KEY ("pool_id") REFERENCES "pool"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "figure_source" ADD CONSTRAINT "figure_source_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verdict" ADD CONSTRAINT "verdict_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verdict" ADD CONSTRAINT "verdict_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workspace_member" ADD CONSTRAINT "workspace_member_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workspace_member" ADD CONSTRAINT "workspace_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workspace_token" ADD CONSTRAINT "workspace_token_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
