using Assay.Engine;

namespace Assay.Cli.Configuration;

/// <summary>What commands stand on.</summary>
/// <param name="Workspace">The folders.</param>
/// <param name="Log">The log.</param>
/// <param name="Trust">Asks before what a file names is run.</param>
internal sealed record CommandServices(Workspace Workspace, RunLog Log, Trust Trust);
