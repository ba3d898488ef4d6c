using System.CommandLine;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Repros;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Cli.Commands;

/// <summary><c>assay repro ROW CASE</c>: one C# file that shows a verdict without Assay.</summary>
/// <param name="workspace">The folders.</param>
/// <param name="log">The log.</param>
internal sealed class ReproCommand(Workspace workspace, RunLog log)
{
    private const string DefaultFile = "repro.cs";
    private const char Separator = '#';
    private const int MostSaid = 200;

    /// <summary>The command.</summary>
    public static Command Create(Workspace workspace, RunLog log)
    {
        Argument<string> row = new("ROW") { Description = "Row, such as json.net/reused. Or a verdict's whole name, such as json.net/reused#private-field." };
        Argument<string?> one = new("CASE") { Description = "Case, by name or number, such as private-field.", Arity = ArgumentArity.ZeroOrOne };
        Option<string?> outFile = TextOption.Create("--out", "FILE", $"File to write. Default: {DefaultFile}.");
        BuildOptionSet builds = new();
        Command command = new("repro", "Write one C# file that shows a conformance verdict without Assay: 'dotnet run FILE' shows the failure.") { row, one };
        foreach (Option option in (Option[])[outFile, .. builds.All])
            command.Add(option);
        command.SetAction(parsed =>
        {
            RunRequest request = Request(parsed.GetRequiredValue(row), parsed.GetValue(one)) with { Builds = builds.Options(parsed) };
            return Interrupt.During(cancellation => new ReproCommand(workspace, log).Execute(request, parsed.GetValue(outFile) ?? DefaultFile, cancellation), "Interrupted. Nothing was written.");
        });
        return command;
    }

    private static RunRequest Request(string row, string? one)
    {
        if (one is null && row.Split(Separator) is [var named, var ofVerdict])
            (row, one) = (named, ofVerdict);
        if (one is null)
            throw new BadInputException($"repro needs a case, such as: assay repro {row} private-field. 'assay list cases' shows all.");
        return new RunRequest { Kind = RunKind.Conformance, Rows = row, Cases = one };
    }

    private int Execute(RunRequest request, string path, CancellationToken cancellation)
    {
        if (string.IsNullOrWhiteSpace(path))
            throw new BadInputException("--out has no value. Name a file, or omit --out.");
        if (File.Exists(path) || Directory.Exists(path))
            throw new BadInputException($"{path} already exists. Name another file with --out.");
        RunPlanner planner = new(BuildOptionSet.Catalogue(workspace, request.Builds), DataSetCatalogue.All);
        planner.Check(request);
        RunPlan plan = planner.Plan(request, null);
        if (plan.Rows.Count != 1 || plan.Options.Workloads.Count != 1)
            throw new BadInputException($"repro takes one row and one case; {request.Rows} {request.Cases} are {plan.Rows.Count} and {plan.Options.Workloads.Count}: {Named(plan)}. Name one of each.");
        if (plan.Rows[0].Definition.IsReference)
            throw new BadInputException($"{plan.Rows[0].Name} is a reference row of Assay, not a library. Name the row of a serializer; 'assay list rows' shows all.");
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        BuiltCases cases = new CaseCode(workspace).Read(cancellation);
        using PayloadFolder payloads = new(workspace.Payloads);
        plan = plan.BuiltFor(cases).ReadableFrom(payloads.Path);
        try
        {
            MadeRepro made = ConsoleProgress.During(progress => new ReproMaker(
                plan, RunComposition.Services(workspace, BuildOptionSet.Feeds(request.Builds), log, plan.Options, [], payloads, progress), cases, workspace.Parts).Make(cancellation));
            Write(made, path, $"{plan.Rows[0].Name}{Separator}{plan.Options.Workloads[0].DataSet}");
            return ExitCode.Done;
        }
        catch (NoReproException exception)
        {
            Console.Error.WriteLine(exception.Message);
            return ExitCode.NothingMeasured;
        }
    }

    private static string Named(RunPlan plan) => plan.Rows.Count > 1 ? string.Join(", ", plan.Rows.Select(row => row.Name)) : string.Join(", ", plan.Options.Workloads.Select(workload => workload.DataSet));

    private static void Write(MadeRepro made, string path, string name)
    {
        if (Path.GetDirectoryName(Path.GetFullPath(path)) is string folder)
            Directory.CreateDirectory(folder);
        File.WriteAllText(path, made.Source);
        Console.WriteLine($"{name}: {made.Check.Verdict.ToString().ToLowerInvariant()}");
        if (made.Said.Length > 0)
            Console.WriteLine($"The file says: {(made.Said.Length > MostSaid ? $"{made.Said[..MostSaid]} ..." : made.Said)}");
        Console.WriteLine($"Written: {path} ({made.Source.Count(letter => letter == '\n')} lines). Run it: dotnet run {path}");
    }
}
