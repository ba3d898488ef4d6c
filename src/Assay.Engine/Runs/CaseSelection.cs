using System.Globalization;
using System.IO.Enumeration;
using Assay.Conformance;
using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>Turns <c>--case</c> into workloads, and describes cases for results files.</summary>
public static class CaseSelection
{
    /// <summary>Selects cases, in the order of their numbers.</summary>
    /// <param name="list">Numbers, names or globs; null for all.</param>
    /// <exception cref="BadInputException">One matches nothing; the sentence names the nearest.</exception>
    public static IReadOnlyList<WorkloadOptions> Select(string? list)
    {
        if (list is null)
            return [.. CaseCatalogue.All.Select(WorkloadOf)];
        HashSet<string> chosen = [.. Lists.Split(list, "--case").SelectMany(Matching)];
        return [.. CaseCatalogue.All.Where(found => chosen.Contains(found.Name)).Select(WorkloadOf)];
    }

    /// <summary>The cases of workloads, as results files keep them.</summary>
    /// <param name="workloads">The workloads; those of cases that this program does not have are left out.</param>
    public static IReadOnlyList<CaseResult> Describe(IEnumerable<WorkloadOptions> workloads) => [.. workloads.Select(workload => CaseCatalogue.Find(workload.DataSet)).OfType<CaseDescription>().Select(found => new CaseResult
    {
        Number = found.Number,
        Name = found.Name,
        Group = found.Group.ToString(),
        Holds = found.Holds,
        Good = found.Expected switch { Expected.Rejected => GoodVerdicts.Rejected, Expected.Either => GoodVerdicts.Either, _ => GoodVerdicts.Supported },
        Source = found.ReadSource(),
    })];

    private static WorkloadOptions WorkloadOf(CaseDescription found) => new(found.Name, 1, 0, CaseCatalogue.Unit);

    private static IEnumerable<string> Matching(string asked)
    {
        bool isNumber = int.TryParse(asked, NumberStyles.None, CultureInfo.InvariantCulture, out int number);
        List<string> names = [.. CaseCatalogue.All.Where(found => isNumber ? found.Number == number : FileSystemName.MatchesSimpleExpression(asked, found.Name)).Select(found => found.Name)];
        return names.Count > 0 ? names : throw NearestNames.Unknown("case", asked, CaseCatalogue.All.Select(found => found.Name), "assay list cases");
    }
}
