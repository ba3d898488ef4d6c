using Assay.Conformance;
using Assay.Engine.Options;
using Assay.Engine.Planning;

namespace Assay.Experiments.Cases;

/// <summary>Which conformance cases are judged.</summary>
public static class OptionsOfCases
{
    /// <summary>Cases.</summary>
    public static RunOption Cases { get; } = new(
        "--case", "10,shared-*", "Cases: numbers, names or globs. Default: all. 'assay show cases' shows them.")
    {
        Names = static () => CaseCatalogue.All.Select(one => one.Name),
        Kept = OptionsOfWorkloads.DataSetsOf,
    };

    /// <summary>Whether cases that take much time and memory are among all or those of a glob.</summary>
    public static RunOption Large { get; } = new(
        "--large", "",
        "Also the cases that take minutes and gigabytes; 'assay show cases' says which. Default: only where --case gives their number or "
            + "name.")
    {
        Form = OptionForm.Flag,
        Kept = options => [OptionsOfWorkloads.DataSetsOf(options).Any(name => CaseCatalogue.Find(name)?.Large is not null)],
    };

    /// <summary>The cases that a request names; null for all.</summary>
    public static string? NamedIn(RunRequest request) => request.Given.Text(Cases);

    /// <summary>A request about some cases.</summary>
    public static RunRequest Naming(string cases, RunRequest request) => request with { Given = request.Given.With(Cases, cases) };
}
