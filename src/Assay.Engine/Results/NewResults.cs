using Assay.Core.Results;
using Assay.Engine.Processes;

namespace Assay.Engine.Results;

/// <summary>A results file before anything is measured.</summary>
public static class NewResults
{
    /// <summary>Begins a file.</summary>
    /// <param name="options">What was asked for.</param>
    /// <param name="assayVersion">The version of this program.</param>
    /// <param name="startedAt">Now.</param>
    public static ResultsFile For(RunOptions options, string assayVersion, DateTimeOffset startedAt) => new()
    {
        SchemaVersion = ResultsFile.CurrentSchemaVersion,
        AssayVersion = assayVersion,
        StartedAt = startedAt,
        IsComplete = false,
        Machine = MachineReader.Read("", WorkerStarter.NamedSettingsOf(options.Profile)),
        Options = options,
        Rows = [],
        Checks = [],
        Cells = [],
    };
}
