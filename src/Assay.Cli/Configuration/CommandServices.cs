using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Cli.Configuration;

/// <summary>What commands stand on.</summary>
/// <param name="Workspace">The folders.</param>
/// <param name="Streams">What is written to.</param>
/// <param name="Compose">Makes what runs stand on.</param>
internal sealed record CommandServices(Workspace Workspace, Streams Streams, ComposeRun Compose)
{
    /// <summary>The log.</summary>
    public RunLog Log { get; } = new(Path.Combine(Workspace.Logs, "assay.log"));

    /// <summary>Asks before what a file names is run.</summary>
    public Trust Trust { get; } = new(new TrustRecords(Workspace.Trusted), Streams);
}

/// <summary>Makes what a run stands on: builds, workers and the clock.</summary>
/// <param name="workspace">Where builds are kept.</param>
/// <param name="feeds">The feeds that builds ask.</param>
/// <param name="log">The log.</param>
/// <param name="profile">How the runtime of workers compiles.</param>
/// <param name="payloads">Where payloads go.</param>
/// <param name="progress">Told what the run is doing.</param>
internal delegate RunServices ComposeRun(
    Workspace workspace, PackageFeeds feeds, RunLog log, RunProfile profile, PayloadFolder payloads, IRunProgress progress);
