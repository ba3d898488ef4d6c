using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Cli.Configuration;

/// <summary>What commands stand on.</summary>
internal sealed record CommandServices(Workspace Workspace, Streams Streams, ComposeRun Compose)
{
    /// <summary>The log.</summary>
    public RunLog Log { get; } = new(Path.Combine(Workspace.Logs, "assay.log"));

    /// <summary>Asks before what a file names is run.</summary>
    public Trust Trust { get; } = new(new TrustRecords(Workspace.Trusted), Streams);
}

/// <summary>Makes what a run stands on: builds, workers and the clock.</summary>
internal delegate RunServices ComposeRun(
    Workspace workspace, PackageFeeds feeds, RunLog log, RunProfile profile, PayloadFolder payloads, IRunProgress progress);
