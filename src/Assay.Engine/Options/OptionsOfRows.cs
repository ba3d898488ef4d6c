using Assay.Analysis.Evidence;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Options;

/// <summary>Which rows, in which variants.</summary>
public static class OptionsOfRows
{
    private const string Kinds = "names, families (json.net), packages (Newtonsoft.Json) or globs (json.net/*)";

    /// <summary>Rows.</summary>
    public static RunOption Rows { get; } = new("--rows", "a,b|glob", "")
    {
        Form = OptionForm.List,
        Alias = "--row",
        TakesRows = true,
        Kept = options => options.Rows,
    };

    /// <summary>Versions of packages.</summary>
    public static RunOption With { get; } = new(
        "--with", "NAME@v1,v2",
        "Versions of a package to compare; NAME is a package, a row or a family. Without --rows, only its rows are measured. Can be "
            + "repeated.")
    {
        Form = OptionForm.Repeated,
        Kept = options => options.Rows,
    };

    /// <summary>Target frameworks.</summary>
    public static RunOption Runtimes { get; } = new(
        "--runtime", string.Join(',', TargetNames.Frameworks),
        "Runtimes to measure on; each row is then built as a self-contained program. Default: the installed .NET 10.")
    {
        Form = OptionForm.List,
        Names = () => TargetNames.Frameworks,
        Kept = options => options.Rows,
    };

    /// <summary>How code becomes native.</summary>
    public static RunOption Modes { get; } = new(
        "--mode", string.Join(',', TargetNames.Modes), "How code is compiled: JIT, ReadyToRun, or native AOT. Default: jit.")
    {
        Form = OptionForm.List,
        Names = () => TargetNames.Modes,
        Kept = options => options.Rows,
    };

    /// <summary>The row that ratios refer to.</summary>
    public static RunOption Reference { get; } = new(
        "--reference", "row",
        $"Row that ratios refer to. Default: {ReferenceRow.Preferred} if measured, else the fastest row that keeps everything; of "
            + "versions, runtimes and modes the first.")
    {
        TakesRows = true,
        Kept = options => [options.Reference],
    };

    /// <summary>Rows, with what a command does with them.</summary>
    /// <param name="verb">Such as <c>measure</c>.</param>
    public static RunOption RowsTo(string verb, string more) => Rows with { Help = $"Rows to {verb}: {Kinds}. {more}".TrimEnd() };

    /// <summary>Rows whose costs are measured.</summary>
    public static RunOption Measured { get; } =
        RowsTo("measure", "'*' is every row. Default: one row of each library; with --types every row.");

    /// <summary>Versions, runtimes and modes.</summary>
    public static OptionGroup Variants { get; } = new("Versions, runtimes and modes side by side", [With, Runtimes, Modes]);
}
