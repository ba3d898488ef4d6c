using System.CommandLine;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>The options that measure rows in several versions, on several runtimes and in several modes.</summary>
internal sealed class VariantOptionSet
{
    private readonly Option<string[]> versions = new("--with") { HelpName = "NAME@v1,v2", Description = "Versions of a package to measure side by side; NAME is a package, a row or a family of rows. May be given several times; without --rows only those rows are measured." };
    private readonly Option<string?> runtimes = new("--runtime") { HelpName = string.Join(',', TargetNames.Frameworks), Description = "Runtimes to measure on; every row is then a program that brings its runtime along. Default: the installed .NET 10." };
    private readonly Option<string?> modes = new("--mode") { HelpName = string.Join(',', TargetNames.Modes), Description = "How code becomes native: just in time, ReadyToRun, or ahead of time alone. Default: jit." };

    public IEnumerable<Option> All => [versions, runtimes, modes];

    /// <summary>Adds what was given to a request.</summary>
    public RunRequest AddTo(RunRequest request, ParseResult parsed) => request with
    {
        With = parsed.GetValue(versions) ?? [],
        Runtimes = parsed.GetValue(runtimes),
        Modes = parsed.GetValue(modes),
    };
}
