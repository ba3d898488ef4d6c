using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;
using Assay.Repros;
using Assay.Shapes.Emission;

namespace Assay.Answers.Repros;

/// <summary>
/// Makes a C# file that shows without Assay what a row does to a value of a user's own type: checks the row, writes types and value, and
/// leaves out what the failure does not need.
/// </summary>
/// <param name="plan">One row, without a corpus row, and the user's types.</param>
/// <param name="member">The member whose loss is shown, such as <c>Order.Lines.Price</c>; null for the first that the check found.</param>
public sealed class TypesReproMaker(RunPlan plan, RunServices services, string? member)
{
    /// <summary>Values that are tried where the first ones lose nothing.</summary>
    private const int MostValues = 12;

    private readonly SelectedRow row = plan.Rows[0];
    private readonly OwnTypes types = plan.Types!;

    private string Root => types.Options.Root;

    private string Name => $"{row.Name} with {Root}";

    /// <summary>Makes it.</summary>
    /// <exception cref="BadInputException">The row keeps everything, does not lose the member, cannot be built here, or no file can show
    /// what it does.</exception>
    /// <exception cref="NoReproException">No single file can show it.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public MadeRepro Make(CancellationToken cancellation)
    {
        ReproScope scope = new(Name, $"assay check --rows {row.Name} --types {types.Options.Assembly} --root {Root}");
        scope.Ensure(row);
        var verdict = PlanVerdicts.Of(plan, services, cancellation).Single().Whole;
        if (verdict.Check is not CheckResult check)
            throw BadInputException.NotBuilt(row.Name, verdict.Row.Cause);
        if (check.Verdict == Verdict.Supported)
            throw new BadInputException(
                $"{row.Name} keeps everything of {Root}, so there is nothing to show. 'assay check' with the same --types lists the "
                    + "rows that do not.");
        check = AskedLoss.In(check, member, $"{row.Name} does not lose {member} of {Root}");
        ReproAttempt attempt = new(Name, check, log: null);
        var failure = attempt.Failure;
        var outcome = services.Build([row.Build], _ => { }, cancellation)[row.Build];
        var declared = TypesInFile.Of(row, scope, types, outcome, cancellation);
        RestoredPackages packages = new(outcome);
        using ReproTrial trial = new(outcome.Program!, packages.GeneratorsFor(declared.Contract), declared.OwnFiles(packages),
            WorkerLimits.HeapOfCase, cancellation);
        ReproParts PartsWith(string value)
        {
            var parts =
                new ReproPartsOf(row,
                    new ReproSubject($" with {Root}", member is null ? $"{Root} comes back as it was." : $"{member} comes back.", value),
                    verdict.Row, SameFailure.Observed(check)).Make(failure, declared.Contract, packages);
            return declared.In(parts) with
            {
                Place = member is null ? "" : SameFailure.WithoutRoot(SameFailure.PlaceOf(check.Differences[0])),
            };
        }

        return FirstOf(attempt, declared.Contract, PartsWith, trial, cancellation);
    }

    private MadeRepro FirstOf(
        ReproAttempt attempt, CaseContract contract, Func<string, ReproParts> partsWith, ReproTrial trial, CancellationToken cancellation)
    {
        ValuesStage values = new(plan, services, types);
        var obstacle = "";
        var count = MostValues;
        for (var instance = 0; instance < count; instance++)
        {
            var value = values.Code(instance, cancellation)
                ?? throw new NoReproException($"{Name} could not be reproduced: no program gave the value.");
            if (value.Count > 0)
                count = Math.Min(MostValues, value.Count);
            obstacle = value.CodeObstacle;
            if (obstacle.Length == 0
                && attempt.Try(partsWith(ValueFile.Of(CodeMarks.Resolve(value.Code, contract.Names))), trial) is MadeRepro made)
                return made;
        }

        throw obstacle.Length > 0
            ? new NoReproException(
                $"The value of {Root} {obstacle}. 'assay repro' cannot write that as C#; give a smaller value with --factory or --sample.")
            : attempt.NotReproduced();
    }
}

/// <summary>Chooses among the losses that a check found.</summary>
internal static class AskedLoss
{
    /// <summary>The verdict with the losses of one member alone.</summary>
    /// <param name="member">The member, with or without the types and members before it; null for all.</param>
    /// <param name="otherwise">What is so where it is not among them, as the beginning of a sentence.</param>
    /// <exception cref="BadInputException">It is not among them.</exception>
    public static CheckResult In(CheckResult check, string? member, string otherwise)
    {
        if (member is null)
            return check;
        if (check.Verdict != Verdict.Lossy)
            throw new BadInputException($"{otherwise}: its verdict is {SameFailure.Name(check.Verdict)}. Omit --member.");
        var asked = SameFailure.Bare(SameFailure.PlaceOf(member));
        string[] found = [
            .. check.Differences.Where(
                difference => SameFailure.Bare(SameFailure.PlaceOf(difference)) is var place
                && (place == asked || place.EndsWith("." + asked, StringComparison.Ordinal)))];
        return found.Length > 0
            ? check with { Differences = found }
            : throw new BadInputException(
                $"{otherwise}; it loses {string.Join(", ", check.Differences.Select(SameFailure.PlaceOf).Distinct())}. Name one of "
                    + "these with --member.");
    }
}

/// <summary>Writes the C# with a value as a file of a conformance case has it: a class with a method that makes it.</summary>
internal static class ValueFile
{
    private const string Fields = """
        // Sets fields that nobody can set otherwise.
        static T With<T>(T made, params (string Name, object? Value)[] fields)
        {
            object target = made!;
            foreach (var (name, value) in fields)
                FieldOf(target.GetType(), name.Split('.')).SetValue(target, value);
            return (T)target;
        }

        static FieldInfo FieldOf(Type type, string[] name)
        {
            const BindingFlags Any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            for (Type? owner = type; owner is not null; owner = owner.BaseType)
            {
                FieldInfo? found = owner.GetField(name[^1], Any) ?? owner.GetField($"<{name[^1]}>k__BackingField", Any);
                if ((name.Length == 1 || owner.Name == name[0]) && found is FieldInfo field)
                    return field;
            }

            throw new MissingFieldException(type.Name, name[^1]);
        }
        """;

    private const string Blank = """
        // No constructor is called.
        static T Blank<T>() => (T)RuntimeHelpers.GetUninitializedObject(typeof(T));
        """;

    public static string Of(string method)
    {
        string[] members = [method, .. method.Contains("With(", StringComparison.Ordinal) ? [Fields] : (string[])[],
            .. method.Contains("Blank<", StringComparison.Ordinal) ? [Blank] : (string[])[]];
        var usings = (members.Contains(Fields) ? "using System.Reflection;\n" : "")
            + (members.Contains(Blank) ? "using System.Runtime.CompilerServices;\n" : "");
        return $"{usings}static class Value\n{{\n{string.Join("\n\n", members)}\n}}\n";
    }
}
