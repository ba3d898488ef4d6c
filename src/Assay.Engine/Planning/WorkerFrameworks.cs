using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Planning;

/// <summary>The target frameworks that the workers of a run are built for: a user's types must run on each.</summary>
public static class WorkerFrameworks
{
    /// <summary>The frameworks of a request, or of the file that it goes on from.</summary>
    /// <param name="request">The request.</param>
    /// <param name="earlier">The file; null for a new run.</param>
    /// <exception cref="BadInputException">A name is none of the valid ones.</exception>
    public static IReadOnlyList<string> Of(RunRequest request, ResultsFile? earlier = null)
    {
        IEnumerable<string> frameworks = earlier is null
            ? TargetSelection.Read(request.Runtimes, request.Modes).Frameworks.Select(framework => framework ?? BuildTarget.Default.Framework)
            : earlier.Options.Rows.Select(label => RowVariant.Parse(label).Target.Framework);

        // Rows of .NET Framework say elsewhere that they need Windows.
        List<string> runnable = [.. frameworks.Where(framework => OperatingSystem.IsWindows() || !TargetNames.IsNetFramework(framework)).Distinct()];
        return runnable.Count > 0 ? runnable : [BuildTarget.Default.Framework];
    }
}
