using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Analysis.Model;
using Assay.Core.Results;
using Assay.Engine.Checking;
using Assay.Report;
using Assay.Shapes.Adoption;
using Assay.Shapes.Graph;

namespace Assay.Cli.Checking;

/// <summary>The verdicts of all rows with one data set, as <c>assay check --format json</c> prints them.</summary>
/// <param name="Data">The data set and its size, or the user's root.</param>
/// <param name="Types">Types that can be reached from the root.</param>
/// <param name="Members">Members of all of them.</param>
/// <param name="Rows">Rows that are available here, best first.</param>
/// <param name="NotAvailable">Rows that are not.</param>
/// <param name="UntypedCollections">With <c>--edits</c>: members that are declared as collections without a type of elements, and what the
/// values hold there.</param>
/// <param name="CodeLeftOut">Code of the types that copies of them do without; rows with <c>onCopy</c> were judged without it.</param>
/// <param name="ValueNotes">What the values do not hold, such as members that nothing fills: no verdict is about it.</param>
internal sealed record CheckDocument(
    string Data, int Types, int Members, IReadOnlyList<CheckDocument.Line> Rows, IReadOnlyList<CheckDocument.Missing> NotAvailable,
    IReadOnlyList<CheckDocument.Untyped> UntypedCollections,
    IReadOnlyList<LeftOutCode> CodeLeftOut, IReadOnlyList<string> ValueNotes)
{
    // Angles of generic types may stay as they are: nobody pastes this into a page.
    private static readonly CheckJson Json = new(new JsonSerializerOptions(CheckJson.Default.Options)
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    });

    /// <summary>Prints the tables as one array.</summary>
    public static void Write(IReadOnlyList<CheckTable> tables, FoundEdits edits, TextWriter output) =>
        SafeWriter.WriteText(output, JsonSerializer.Serialize([.. tables.Select(table => Of(table, edits))], Json.CheckDocumentArray));

    private static CheckDocument Of(CheckTable table, FoundEdits edits) => new(
        table.Data,
        table.Types,
        table.Members,
        [.. table.Lines.Select(line => Of(line, edits.Outcomes.FirstOrDefault(edit => edit.Row.Label == line.Row.Label)))],
        [.. table.Missing.Select(row => new Missing(row.Label, row.Status, row.Cause))],
        [.. edits.Untyped.Select(member => new Untyped(member.Name, member.Declared, member.ShownGeneric, member.Reason))],
        table.LeftOut,
        table.Notes);

    private static Line Of(CheckLine line, EditOutcome? edit) => new(
        line.Row.Label,
        line.Row.Package,
        line.Row.PackageVersion,
        line.Row.AskedVersion,
        line.Row.Unproven,
        line.Row.NativeWarnings,
        line.Row.NativeWarning,
        line.Row.Dialect,
        line.Types.IsOfCopy,
        line.Row.WithoutCode,
        line.Types.Unadopted,
        line.Types.Flattened,
        line.Check.Verdict,
        line.Limit.Judge,
        [.. line.Limit.CarriedBy.Select(row => row.Label)],
        line.Check.LostMembers,
        line.Check.Differences,
        line.Check.Notes,
        line.Check.ConvertedMembers,
        line.Check.Cause,
        line.Limit.ThrownBy,
        line.Row.Ended,
        line.Check.PayloadBytes,
        line.Types.Demand is DialectDemand demand
            ? new Need(demand.IsThroughGeneratedClasses, demand.Types.Count, demand.Attributes, demand.Constructors, demand.BaseTypes,
                demand.Setters, demand.CodeLines, demand.AddedFiles)
            : null,
        edit is null ? null : EditOf(edit));

    private static Edit EditOf(EditOutcome outcome)
    {
        var edit = outcome.Edit;
        (var isPublic, var isOfMembers) = (edit.Edits.HasFlag(TypeEdits.PublicMembers), edit.Edits.HasFlag(TypeEdits.MemberConstructors));
        return new Edit(
            isOfMembers ? 0 : edit.Constructors, isPublic ? 0 : edit.Members, isPublic ? edit.Members : 0,
            isOfMembers ? edit.Constructors : 0, isOfMembers ? outcome.ConstructorAttribute : "", outcome.Excluded,
            [.. outcome.Typed.Select(member => new Untyped(member.Name, member.Declared, member.ShownGeneric, ""))]);
    }

    /// <summary>A row.</summary>
    internal sealed record Line(
        string Row,
        string Package,
        string PackageVersion,
        string AskedVersion,
        string Unproven,
        int NativeWarnings,
        string NativeWarning,
        string Dialect,
        bool OnCopy,
        string WithoutCode,
        IReadOnlyList<string> Unadopted,
        IReadOnlyList<string> Flattened,
        Verdict Verdict,
        Judge? LimitOf,
        IReadOnlyList<string> CarriedBy,
        int LostMembers,
        IReadOnlyList<string> Differences,
        IReadOnlyList<string> Notes,
        IReadOnlyList<string> ConvertedMembers,
        string Cause,
        string ThrownBy,
        string Ended,
        long PayloadBytes,
        Need? Needs,
        Edit? CarriedAfter);

    /// <summary>What a row asks of the types.</summary>
    internal sealed record Need(bool GeneratedClasses, int EditedTypes, int Attributes, int Constructors, int BaseTypes, int Setters,
        int CodeLines, int AddedFiles);

    /// <summary>The smallest edit of the types, tried on copies of them, with which a row brings back everything.</summary>
    internal sealed record Edit(int ParameterlessConstructors, int PublicSetters, int PublicMembers, int PrivateConstructors,
        string ConstructorAttribute, IReadOnlyList<string> NonSerialized, IReadOnlyList<Untyped> GenericCollections);

    /// <summary>
    /// A member that is declared as a collection without a type of elements, and the generic one that all values fit; empty with a reason
    /// where there is none.
    /// </summary>
    internal sealed record Untyped(string Member, string Declared, string Generic, string Reason);

    /// <summary>A row that is not available here.</summary>
    internal sealed record Missing(string Row, RowStatus Status, string Cause);
}

/// <summary>The JSON form of a check, generated at compile time.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true,
    Converters = [typeof(CamelCaseEnumConverter<Verdict>), typeof(CamelCaseEnumConverter<RowStatus>),
        typeof(CamelCaseEnumConverter<Judge>)])]
[JsonSerializable(typeof(CheckDocument[]))]
internal sealed partial class CheckJson : JsonSerializerContext;
