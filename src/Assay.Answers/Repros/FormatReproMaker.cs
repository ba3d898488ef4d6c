using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Feeding;
using Assay.Engine.Planning;
using Assay.Experiments.Formats;
using Assay.Repros;

namespace Assay.Answers.Repros;

/// <summary>
/// Makes a C# file that shows without Assay what a row does with a payload of its format, and what the specification says.
/// </summary>
/// <param name="selection">One case of the row's format.</param>
public sealed class FormatReproMaker(RunPlan plan, RunServices services, FormatSelection selection)
{
    private readonly SelectedRow row = plan.Rows[0];
    private readonly FormatCases cases = selection.All[0];
    private readonly FormatCase asked = selection.All[0].Cases[0];

    private string Name => $"{row.Name}#{asked.Name}";

    private string DataSet => FormatCase.DataSetOf(asked.Shape);

    /// <summary>Makes it.</summary>
    /// <exception cref="BadInputException">The row cannot be built here, or no file can show what it does.</exception>
    /// <exception cref="NoReproException">There is nothing to reproduce, or no single file can show it.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public MadeRepro Make(CancellationToken cancellation)
    {
        ReproScope scope = new(Name, $"assay check formats --rows {row.Name} --case {asked.Name}");
        scope.Ensure(row);
        var build = FormatCheck.BuiltFor(plan, selection).Rows[0].Build;
        var outcome = services.Build([build], _ => { }, cancellation)[build];
        var described = BuildStage.Describe(row, outcome);
        if (outcome.Program is not AdapterProgram program
            || FormatShape.Of(selection, row, []).FirstOrDefault() is not FormatShape shape)
            throw BadInputException.NotBuilt(row.Name, described.Cause);
        var check = new FormatCheck(plan.Options, services, row, program).Judge(shape, cancellation)[0];
        var failure = FormatFailure.Of(Name, check);
        var contract = CaseContract.Of(row, scope, DataSet, outcome, TypesInFile.GraphOf(DataSet));
        RestoredPackages packages = new(outcome);
        using ReproTrial trial =
            new(program, packages.GeneratorsFor(contract), new HashSet<string>(), FeedLimits.Usual.HeapBytes, cancellation);
        var parts =
            new ReproPartsOf(row, new ReproSubject($"#{asked.Name}", Holds(), ShapeSource.Of(Sources(), DataSet)), described,
                failure.Observed).Make(failure.Kind, contract, packages);
        parts = parts with { Directives = [.. parts.Directives, ReproTrial.NamedAssembly] };
        ReproWriter writer = new(trial.Compiler);
        var payload = PayloadOf(trial.Written(writer.WriteTelling(parts)));
        var source = writer.Write(parts with
        {
            Notes = [parts.Notes[0], .. AddressNote(), .. parts.Notes.Skip(1)],
            Payload = new WrittenPayload(payload),
            Question = new FormatQuestion(asked.Shape, asked.Values, MayFail: asked.Expected != FormatExpectation.Accept),
        });
        var ended = trial.Run(source);
        services.Log.Write($"{Name}, repro", $"{ended.Ending}: {ended.Said}\n{source}");
        return failure.IsShownBy(ended)
            ? new MadeRepro(source, failure.Words, ended.Said, 1)
            : throw new NoReproException(
                $"{Name} could not be reproduced in one file: {SameFailure.Describe(ended)} The verdict is {failure.Observed}; "
                    + $"{services.Log.FileName} has the file.");
    }

    private byte[] PayloadOf(byte[]? written) =>
        written is not null && cases.PlacesIn(asked, written) is IReadOnlyDictionary<string, byte[]> places
        ? asked.Payload.Fill(places)
        : throw new NoReproException(
            $"{Name} could not be reproduced in one file: alone, the library does not write the shape {asked.Shape} as in Assay.");

    private string Holds() =>
        asked.Expected == FormatExpectation.Reject ? $"an error. {Cited}" : $"{string.Join(" or ", asked.Values)}. {Cited}";

    private string Cited => $"{asked.Citation}: {asked.Reason}";

    private string[] AddressNote() => cases.AddressOf(asked) is { Length: > 0 } address ? [$"          {address}"] : [];

    private static string[] Sources() =>
    [
        .. typeof(FormatReproMaker).Assembly.GetManifestResourceNames().Where(name => name.StartsWith("shapes/", StringComparison.Ordinal))
            .Order(StringComparer.Ordinal).Select(name =>
        {
            using StreamReader reader = new(typeof(FormatReproMaker).Assembly.GetManifestResourceStream(name)!);
            return reader.ReadToEnd();
        }),
    ];
}

/// <summary>How a row differs from a specification, and which file shows that.</summary>
/// <param name="Kind">What the file shows.</param>
/// <param name="Got">What came back or was thrown; empty where the process did not answer.</param>
internal sealed record FormatFailure(ReproFailure Kind, string Words, string Got)
{
    private const int Beginning = 24;

    /// <summary>The verdict with what was observed.</summary>
    public string Observed => Got.Length == 0 ? Words : $"{Words}, {Got}";

    /// <summary>What a file of a verdict shows.</summary>
    public static FormatFailure Of(string name, FormatCheckResult check) => check.Verdict switch
    {
        FormatVerdict.AcceptsInvalid => new(ReproFailure.Misread, "accepts invalid", check.Value),
        FormatVerdict.Extension => new(ReproFailure.Misread, "extension", check.Value),
        FormatVerdict.OtherValue => new(ReproFailure.Misread, "other value", check.Value),
        FormatVerdict.RejectsValid => new(ReproFailure.Misread, "rejects valid", check.Cause),
        FormatVerdict.Crash => new(ReproFailure.Crash, "crash", check.Cause),
        FormatVerdict.Hang => new(ReproFailure.Hang, "hang", check.Cause),
        FormatVerdict.NotJudged =>
            throw new NoReproException($"{name} was not judged, so there is nothing to reproduce: {check.Cause.TrimEnd('.')}."),
        FormatVerdict.EitherAccepted or FormatVerdict.EitherRejected =>
            throw new NoReproException($"{name}: the specification allows to read and to reject it, so there is nothing to reproduce."),
        _ => throw new NoReproException($"{name} is as specified, so there is nothing to reproduce."),
    };

    /// <summary>Whether a file fails in the same way.</summary>
    public bool IsShownBy(ReproOutcome outcome) => (Kind, outcome.Ending) switch
    {
        (ReproFailure.Crash, ReproEnding.Crashed) => true,
        (ReproFailure.Hang, ReproEnding.Hung or ReproEnding.Failed) => true,
        (ReproFailure.Misread, ReproEnding.Failed) =>
            outcome.Said.EndsWith($", got {Got}", StringComparison.Ordinal) || IsSameException(outcome.Said),
        _ => false,
    };

    // Verdicts name an exception by its type without the namespace.
    private bool IsSameException(string said) => Got.Split(": ", 2) is [var type, var message]
        && said.Contains($"{type}: {message[..Math.Min(Beginning, message.Length)]}", StringComparison.Ordinal);
}
