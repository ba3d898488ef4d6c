using Assay.Answers.Repros;
using Assay.Cli.Configuration;
using Assay.Conformance;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;
using Assay.Experiments.Speed;

namespace Assay.Cli.Commands;

/// <summary><c>assay repro ROW CASE</c> where the case is one of the row's format.</summary>
internal sealed class FormatRepro(CommandServices services)
{
    /// <summary>Whether a name is that of a format case alone.</summary>
    public static bool IsAsked(string name) =>
        CaseCatalogue.Find(name) is null && FormatCatalogue.All.Any(format => format.Cases.Any(one => one.Name == name));

    /// <summary>Makes the file.</summary>
    public int Execute(RunRequest request, ReproFile file, CancellationToken cancellation)
    {
        var name = OptionsOfCases.NamedIn(request)!;
        RunRequest asked = new() { Experiment = new SpeedExperiment(), Rows = request.Rows, Builds = request.Builds };
        RunPlanner planner = new(BuildPlaces.Catalogue(services.Workspace, request.Builds), DataSetCatalogue.All);
        var plan = planner.Plan(asked);
        ReproCommand.EnsureOneLibrary(request, plan);
        var selection = CasesOf(plan.Rows[0].Name, plan.Rows[0].Definition.SpecifiedFormat, name);
        CacheRules.Open(services.Workspace);
        BuildHome.Ensure(services.Workspace);
        using PayloadFolder payloads = new(services.Workspace.Payloads);
        return file.Write($"{plan.Rows[0].Name}#{name}", progress => new FormatReproMaker(
            plan, new RunComposition(services, BuildPlaces.Feeds(request.Builds)).Whole(plan.Options, payloads, progress), selection)
            .Make(cancellation));
    }

    private static FormatSelection CasesOf(string row, string format, string name)
    {
        string[] having = [
            .. FormatCatalogue.All.Where(cases => cases.Cases.Any(one => one.Name == name)).Select(cases => cases.Format).Distinct()];
        if (!having.Contains(format))
            throw new BadInputException(
                $"{name} is a case of {string.Join(" and ", having)}; {row} "
                    + $"{(format.Length > 0 ? $"promises {format}" : "promises no specified format")}. Name a row of that format, or "
                    + "another case.");
        return FormatSelection.Select([.. FormatCatalogue.All.Where(cases => cases.Format == format)], null, name);
    }
}
