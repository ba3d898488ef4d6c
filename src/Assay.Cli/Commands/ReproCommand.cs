using System.CommandLine;
using Assay.Answers.Repros;
using Assay.Cli.Configuration;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;
using Assay.Experiments.Cases;
using Assay.Experiments.Hostile;

namespace Assay.Cli.Commands;

/// <summary>
/// <c>assay repro ROW CASE</c>, <c>assay repro ROW --types</c> and <c>assay repro FILE</c>: one C# file that shows a verdict without Assay.
/// </summary>
internal sealed class ReproCommand(CommandServices services)
{
    private const char Separator = '#';

    private static readonly RunOption Out =
        OptionsOfOutput.Out with { Help = $"File to write. Default: {ReproFile.Default}." };

    private static readonly RunOption Member = new(
        "--member", "Order.Lines.Price",
        "With --types: the member whose loss the file shows, as 'assay check' names it. Default: the first.");

    public static Command Create(CommandServices services)
    {
        Argument<string> row = new("ROW")
        {
            Description = "Row, such as json.net/reused. Or a verdict's whole name, such as json.net/reused#private-field. Or a file "
                + "that 'assay check hostile' saved.",
        };
        Argument<string?> one = new("CASE")
        {
            Description = "Case, by name or number, such as private-field, or a format case, such as leading-zero. Omit it with --types "
                + "and with a saved input.",
            Arity = ArgumentArity.ZeroOrOne,
        };
        OptionSet options = new(
            new OptionGroup("File", [Out]),
            new OptionGroup("Your own type", [.. OptionsOfTypes.All.Options, Member]),
            OptionsOfOutput.Places)
        {
            FromFile = FileRule.Places,
        };
        var command = options.Command(
            services,
            "repro",
            "Write one C# file that shows a failure without Assay. Takes a conformance case, a format case, a hostile input or your own "
                + "type. 'dotnet run FILE' shows the failure.",
            "docs/check-cases.md",
            [
                ("assay repro json.net/reused private-field", "a conformance case; writes repro.cs"),
                ("assay repro json.net/reused#private-field --out found.cs", "the same by the verdict's name"),
                ("assay repro json.net/reused leading-zero", "a format case, and what the specification says"),
                ("assay repro results/hostile.inputs/3f2a91.json", "an input that 'assay check hostile' saved"),
                ("assay repro json.net/reused --types Shop.dll --root Shop.Order", "your own type"),
                ("assay repro json.net --types Shop.dll --root Shop.Order --member Order.total", "one of several losses"),
            ],
            (parsed, given) => Execute(services, parsed.GetRequiredValue(row), parsed.GetValue(one), given));
        command.Add(row);
        command.Add(one);
        return command;
    }

    private static int Execute(CommandServices services, string asked, string? one, GivenOptions given)
    {
        var member = given.Text(Member);
        var request = Request(asked, one, RunRequest.TypesRequestOf(given), member) with { Builds = BuildOptions.Of(given) };
        ReproFile file = new(services.Streams, given.Text(Out) ?? ReproFile.Default);
        ReproCommand repro = new(services);
        return Interrupt.During(
            services.Streams, cancellation => request switch
            {
                { Experiment: HostileExperiment } => new HostileRepro(services).Execute(asked, request, file, cancellation),
                { Types: not null } => repro.ExecuteTypes(request, member, file, cancellation),
                _ when OptionsOfCases.NamedIn(request) is string name && FormatRepro.IsAsked(name) =>
                    new FormatRepro(services).Execute(request, file, cancellation),
                _ => repro.Execute(request, file, cancellation),
            },
            "Interrupted. Nothing was written.");
    }

    private static RunRequest Request(string row, string? one, TypesRequest? types, string? member)
    {
        if (HostileRepro.IsAsked(row))
        {
            return one is null && member is null
                ? new RunRequest { Experiment = new HostileExperiment(), Types = types }
                : throw new BadInputException($"{row} is a saved input and names its row itself. Omit CASE and --member.");
        }

        if (types is not null)
        {
            if (one is not null || row.Contains(Separator, StringComparison.Ordinal))
                throw new BadInputException("repro takes a case or --types, not both. Omit one of them.");
            return new RunRequest { Rows = row, Types = types };
        }

        if (member is not null)
            throw new BadInputException("--member needs --types: a case has one failure. Omit --member.");
        if (one is null && row.Split(Separator) is [var named, var ofVerdict])
            (row, one) = (named, ofVerdict);
        if (one is null)
            throw new BadInputException(
                $"repro needs a case, such as: assay repro {row} private-field. 'assay show cases' shows all. For your own type give "
                    + "--types and --root.");
        return OptionsOfCases.Naming(one, new RunRequest { Experiment = new CasesExperiment(), Rows = row });
    }

    private int Execute(RunRequest request, ReproFile file, CancellationToken cancellation)
    {
        RunPlanner planner = new(BuildPlaces.Catalogue(services.Workspace, request.Builds), DataSetCatalogue.All);
        planner.Check(request);
        var plan = planner.Plan(request, null);
        if (plan.Rows.Count != 1 || plan.Options.Workloads.Count != 1)
            throw new BadInputException(
                $"repro takes one row and one case; {request.Rows} {OptionsOfCases.NamedIn(request)} are {plan.Rows.Count} and "
                    + $"{plan.Options.Workloads.Count}: {Named(plan)}. Name one of each.");
        EnsureOneLibrary(request, plan);
        CacheRules.Open(services.Workspace);
        BuildHome.Ensure(services.Workspace);
        using PayloadFolder payloads = new(services.Workspace.Payloads);
        plan = CasesStage.BuiltFor(plan, services.Workspace, cancellation).ReadableFrom(payloads.Path);
        return file.Write($"{plan.Rows[0].Name}{Separator}{plan.Options.Workloads[0].DataSet}", progress => new ReproMaker(
            plan, new RunComposition(services, BuildPlaces.Feeds(request.Builds)).Services(plan.Options, [], payloads, progress),
            services.Workspace).Make(cancellation));
    }

    private int ExecuteTypes(RunRequest request, string? member, ReproFile file, CancellationToken cancellation)
    {
        RunPlanner planner = new(BuildPlaces.Catalogue(services.Workspace, request.Builds), DataSetCatalogue.All);
        planner.Check(request);
        CacheRules.Open(services.Workspace);
        BuildHome.Ensure(services.Workspace);
        var types = new OwnCode(services.Workspace).Read(request.Types, WorkerFrameworks.Of(request), cancellation);
        var plan = planner.Plan(request, types);
        EnsureOneLibrary(request, plan);
        using PayloadFolder payloads = new(services.Workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path) with { CorpusRow = null };
        return file.Write($"{plan.Rows[0].Name} with {plan.Types!.Options.Root}", progress => new TypesReproMaker(
            plan, new RunComposition(services, BuildPlaces.Feeds(request.Builds)).Whole(plan.Options, payloads, progress), member)
            .Make(cancellation));
    }

    /// <summary>Refuses several rows, and a row that is no library.</summary>
    /// <exception cref="BadInputException">There are several, or it is one of those.</exception>
    public static void EnsureOneLibrary(RunRequest request, RunPlan plan)
    {
        if (plan.Rows.Count != 1)
            throw new BadInputException(
                $"repro takes one row; {request.Rows} are {plan.Rows.Count}: {string.Join(", ", plan.Rows.Select(row => row.Name))}. "
                    + "Name one.");
        if (plan.Rows[0].Definition.IsReference)
            throw new BadInputException(
                $"{plan.Rows[0].Name} is a reference row of Assay, not a library. Name the row of a serializer; 'assay show rows' shows "
                    + "all.");
    }

    private static string Named(RunPlan plan) => plan.Rows.Count > 1 ? string.Join(
        ", ", plan.Rows.Select(row => row.Name)) : string.Join(", ", plan.Options.Workloads.Select(workload => workload.DataSet));
}
