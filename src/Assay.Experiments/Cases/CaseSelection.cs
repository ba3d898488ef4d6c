using System.Globalization;
using System.IO.Enumeration;
using Assay.Conformance;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Workers;

namespace Assay.Experiments.Cases;

/// <summary>Turns <c>--case</c> into workloads, and describes cases for results files.</summary>
public static class CaseSelection
{
    /// <summary>Selects cases, in the order of their numbers.</summary>
    /// <param name="list">Numbers, names or globs; null for all.</param>
    /// <param name="withLarge">Whether the large cases are among them. A number or a name selects one in any case.</param>
    /// <exception cref="BadInputException">One matches nothing; the sentence names the nearest.</exception>
    public static IReadOnlyList<WorkloadOptions> Select(string? list, bool withLarge = false)
    {
        if (list is null)
            return [.. CaseCatalogue.All.Where(found => withLarge || found.Large is null).Select(WorkloadOf)];
        HashSet<string> chosen = [.. Lists.Split(list, "--case").SelectMany(asked => Matching(asked, withLarge))];
        return [.. CaseCatalogue.All.Where(found => chosen.Contains(found.Name)).Select(WorkloadOf)];
    }

    /// <summary>The cases of workloads, as results files keep them.</summary>
    /// <param name="workloads">The workloads; those of cases that this program does not have are left out.</param>
    public static IReadOnlyList<CaseResult> Describe(IEnumerable<WorkloadOptions> workloads) =>
        [.. workloads.Select(workload => CaseCatalogue.Find(workload.DataSet)).OfType<CaseDescription>().Select(found => new CaseResult
    {
        Number = found.Number,
        Name = found.Name,
        Group = found.Group.ToString(),
        Holds = found.Holds,
        Good = found.Expected switch { Expected.Rejected =>
            GoodVerdicts.Rejected, Expected.Either => GoodVerdicts.Either, _ => GoodVerdicts.Supported },
        Source = found.ReadSource(),
    })];

    /// <summary>What a worker may use for a case.</summary>
    /// <param name="memoryBytes">Memory of the machine, in bytes.</param>
    public static WorkerLimits LimitsOf(
        WorkloadOptions workload, long memoryBytes) => CaseCatalogue.Find(workload.DataSet)?.Large is LargeAttribute large
        ? WorkerLimits.OfLargeCase(TimeSpan.FromSeconds(large.Seconds), (long)large.Gibibytes << 30, memoryBytes)
        : WorkerLimits.OfCase(memoryBytes);

    private static WorkloadOptions WorkloadOf(CaseDescription found) => new(found.Name, 1, 0, CaseCatalogue.Unit);

    private static List<string> Matching(string asked, bool withLarge)
    {
        var isNumber = int.TryParse(asked, NumberStyles.None, CultureInfo.InvariantCulture, out var number);
        CaseDescription[] matching = [
            .. CaseCatalogue.All.Where(
                found => isNumber ? found.Number == number : FileSystemName.MatchesSimpleExpression(asked, found.Name))];
        if (matching.Length == 0)
            throw NearestNames.Unknown("case", asked, CaseCatalogue.All.Select(found => found.Name), "assay show cases");
        List<string> chosen = [
            .. matching.Where(found => isNumber || withLarge || found.Large is null || found.Name == asked).Select(found => found.Name)];
        return chosen.Count > 0
            ? chosen
            : throw new BadInputException(
                $"\"{asked}\" matches only cases that take minutes and gigabytes: "
                    + $"{string.Join(", ", matching.Select(found => found.Name))}. Add --large to run them.");
    }
}
