using Assay.Cli.Commands;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;

namespace Assay.Cli.Tests.Damaged;

/// <summary>Everything that reads results files, in this process.</summary>
/// <param name="folder">Where the files lie.</param>
/// <param name="undamaged">A file of the same kind, to compare and merge with.</param>
/// <param name="kind">The kind of its run.</param>
internal sealed class ResultsReaders(string folder, string undamaged, string kind)
{
    private static readonly Lazy<AdapterCatalogue> Catalogue =
        new(() => AdapterCatalogue.Read(Workspace.Locate().Adapters, BuildTarget.Default.Framework));

    private static readonly string[] Ones =
    [
        "report FILE", "report FILE --all", "report FILE --details", "report FILE --deep", "report FILE --out page.html",
        "report FILE --format markdown", "report FILE --format csv", "report FILE --format json",
        "compare FILE OTHER", "compare OTHER FILE --format json", "compare FILE --format markdown",
        "report FILE --as features --format json", "merge FILE OTHER --out merged.json", "run growth --from FILE --predict 5000",
        "article guide --from FILE", "choose FILE --no-measure --format json",
    ];

    private readonly SortedDictionary<string, (int Answered, int Refused)> counts = [];

    /// <summary>How often each reader answered and how often it refused so far, a line for each.</summary>
    public string Counts => string.Join('\n', counts.Select(of => $"  {of.Key}: {of.Value.Answered} answered, {of.Value.Refused} refused"));

    /// <summary>Names of the readers.</summary>
    public static IReadOnlyList<string> Names => [.. Ones, "--resume"];

    /// <summary>What a reader says of a file: null where it answers or refuses in a sentence; otherwise what it did instead.</summary>
    public string? FaultOf(string reader, string file)
    {
        if (reader == "--resume")
            return OfResume(file);
        File.Delete(Path.Combine(folder, "merged.json"));
        string[] words = [.. reader.Split(' ').Select(word => word switch { "FILE" => file, "OTHER" => undamaged, _ => word })];
        var answer = AssayInProcess.Run(folder, words);
        var isRefused = answer.ExitCode == ExitCode.BadInput;

        // A regression, or a prediction that holds nothing, is an answer with an exit code of its own.
        var isAnswered = answer.ExitCode == ExitCode.Done || (answer.ExitCode == ExitCode.NothingMeasured && answer.Output.Length > 0);
        if (answer.Errors.Contains("Assay failed", StringComparison.Ordinal) || !(isRefused || isAnswered))
            return $"exit code {answer.ExitCode}: {answer.Errors}";
        Count(reader, isRefused);
        if ($"{answer.Output}\n{answer.Errors}".Contains($"\n{Mutation.Forged}", StringComparison.Ordinal))
            return $"a line of the file's own: {answer.Output}{answer.Errors}";
        return isRefused && answer.Errors.TrimEnd().Split('\n').Length > 1 ? $"several lines: {answer.Errors}" : null;
    }

    /// <summary>What <c>--resume</c> reads before it builds anything.</summary>
    private string? OfResume(string path)
    {
        try
        {
            var file = ResultsStore.Load(path);
            RunPlanner planner = new(Catalogue.Value, DataSetCatalogue.All);
            Ignoring(() => Resumption.EnsureSameOptions(
                file, path, new RunRequest { Experiment = KnownExperiments.Of(kind) }, planner, AssayVersion.Text));
            Ignoring(() => Resumption.EnsureSameMachine(file, path));
            _ = Resumption.IsComplete(file);
            Ignoring(() => BlockPlan.Of(
                Resumption.Plan(file, path, Catalogue.Value, KnownExperiments.Of(file.Options)), [], file.Machine.MemoryBytes));
            _ = new RunRecord(file).ToFile(isComplete: false);
            Count("--resume", isRefused: false);
            return null;
        }
        catch (BadInputException)
        {
            Count("--resume", isRefused: true);
            return null;
        }
        catch (Exception exception)
        {
            return exception.ToString();
        }
    }

    private void Count(string reader, bool isRefused)
    {
        (var answered, var refused) = counts.GetValueOrDefault(reader);
        counts[reader] = isRefused ? (answered, refused + 1) : (answered + 1, refused);
    }

    private static void Ignoring(Action check)
    {
        try
        {
            check();
        }
        catch (BadInputException)
        {
            // What another run cannot go on with; that is an answer.
        }
    }
}
