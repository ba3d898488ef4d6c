using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Model;

/// <summary>One row of a table: a serializer in one configuration, on one surface.</summary>
public sealed record ReportLine
{
    /// <summary>Which row.</summary>
    public required RowId Id { get; init; }

    /// <summary>The row's label: its name, with <c>(2)</c> behind an alias.</summary>
    public string Label => Id.ToString();

    /// <summary>The row's name.</summary>
    public string Name => Id.First().ToString();

    /// <summary>The package, or <see cref="RowResult.InTheBox"/>.</summary>
    public required string Package { get; init; }

    /// <summary>The package's version; empty for a library built into .NET.</summary>
    public required string PackageVersion { get; init; }

    /// <summary>The target framework of its program, such as <c>net10.0</c>; empty if the file does not say.</summary>
    public required string Framework { get; init; }

    /// <summary>How its code becomes native: <c>jit</c>, <c>r2r</c> or <c>aot</c>; empty if the file does not say.</summary>
    public required string Mode { get; init; }

    /// <summary>Whether its program brings its runtime along.</summary>
    public required bool IsSelfContained { get; init; }

    /// <summary>The runtime that its worker reported.</summary>
    public required string Runtime { get; init; }

    /// <summary>
    /// Informational version of the library's assembly that its worker really loaded; empty for a library built into .NET and if the file
    /// does not say.
    /// </summary>
    public required string LoadedVersion { get; init; }

    /// <summary>
    /// How what it writes differs from what it wrote when it was verified; empty where it does not, and where nothing is known of it.
    /// </summary>
    public string Unproven { get; init; } = "";

    /// <summary>
    /// That the copies of a user's types that the library got lack code which those of other rows have, as part of a sentence; empty where
    /// they do not.
    /// </summary>
    public string WithoutCode { get; init; } = "";

    /// <summary>
    /// How often the native compiler warned that the library may not work trimmed, or without a JIT compiler; 0 where the program is not
    /// native.
    /// </summary>
    public int NativeWarnings { get; init; }

    /// <summary>The first of these warnings; empty where there is none.</summary>
    public string NativeWarning { get; init; } = "";

    /// <summary>The version that the row's project names, where another one was measured in its place; empty elsewhere.</summary>
    public string AskedVersion { get; init; } = "";

    /// <summary>The dialect of its contracts.</summary>
    public required string Dialect { get; init; }

    /// <summary><c>text</c> or <c>binary</c>.</summary>
    public required string Format { get; init; }

    /// <summary>
    /// The format with a public specification that it writes, such as <c>MessagePack</c>; empty where it writes none, or where the results
    /// do not say so.
    /// </summary>
    public string PublicFormat { get; init; } = "";

    /// <summary>
    /// Why its library has ended, as a part of a sentence; empty for all others. Such a row leads no answer.
    /// </summary>
    public string Ended { get; init; } = "";

    /// <summary>The settings it uses, in the library's words; empty for its defaults.</summary>
    public required string Settings { get; init; }

    /// <summary>Whether it is a reference row (a floor) rather than a serializer.</summary>
    public required bool IsReference { get; init; }

    /// <summary>How bytes pass between caller and library.</summary>
    public required Surface Surface { get; init; }

    /// <summary>What the check observed.</summary>
    public required Verdict Verdict { get; init; }

    /// <summary>What came back different, as path and kind, never a value.</summary>
    public required IReadOnlyList<string> Losses { get; init; }

    /// <summary>How much of the data came back.</summary>
    public required Kept Keeps { get; init; }

    /// <summary>Members, of whatever type, at which something came back different.</summary>
    public required int LostMembers { get; init; }

    /// <summary>Members of all types of the data; 0 if the file does not say.</summary>
    public required int Members { get; init; }

    /// <summary>What the row asks of the code of the types; null if the file does not say.</summary>
    public required TypesDemand? Demand { get; init; }

    /// <summary>Label of the row that its ratios refer to; empty where none was measured.</summary>
    public required string RatioReference { get; init; }

    /// <summary>Members whose representation the dialect changes; the mapper's time is then part of the row's time.</summary>
    public required IReadOnlyList<string> ConvertedMembers { get; init; }

    /// <summary>Cost of deserialize; null when not measured.</summary>
    public required OperationEstimate? Deserialize { get; init; }

    /// <summary>Cost of serialize; null when not measured.</summary>
    public required OperationEstimate? Serialize { get; init; }

    /// <summary>Cost of reading one member of the root from the whole payload; null when not measured.</summary>
    public OperationEstimate? ReadOne { get; init; }

    /// <summary>Cost of opening a payload of a format that is read on access; null when not measured.</summary>
    public OperationEstimate? Open { get; init; }

    /// <summary>Cost of opening such a payload and reading every member; null when not measured.</summary>
    public OperationEstimate? ReadAll { get; init; }

    /// <summary>What the checks of operations beside serialize and deserialize observed.</summary>
    public IReadOnlyList<OperationCheck> Readings { get; init; } = [];

    /// <summary>
    /// Time of reading one member over the time of reading everything, in the same run; null where one of them was not measured.
    /// </summary>
    public double? ReadOneShare => ReadOne?.NanosecondsPerOperation / (Deserialize ?? ReadAll)?.NanosecondsPerOperation;

    /// <summary>Instances in the corpus that operations rotate through; null when it is not known.</summary>
    public required int? Instances { get; init; }

    /// <summary>Payload of instance 0, in bytes; null when it is not known.</summary>
    public required long? PayloadBytes { get; init; }

    /// <summary>That payload through Deflate, optimal level, in bytes.</summary>
    public required long? DeflateBytes { get; init; }

    /// <summary>That payload through Brotli, in bytes; the quality stands on the table.</summary>
    public required long? BrotliBytes { get; init; }

    /// <summary>What Deflate takes for the payload; null where it was not timed.</summary>
    public CompressionTime? DeflateTime { get; init; }

    /// <summary>What Brotli takes for the payload; null where it was not timed.</summary>
    public CompressionTime? BrotliTime { get; init; }

    /// <summary>The mapper's time from plain to contract types, in nanoseconds an instance; null where there is no mapper.</summary>
    public required double? MapToContractNanoseconds { get; init; }

    /// <summary>The mapper's time back, in nanoseconds an instance; null where there is no mapper.</summary>
    public required double? MapToPlainNanoseconds { get; init; }

    /// <summary>Operations with missing blocks.</summary>
    public required IReadOnlyList<OperationFailure> Failures { get; init; }

    /// <summary>Whether everything came back as it went, and the row is a serializer rather than a floor.</summary>
    public bool KeepsEverything => Keeps == Kept.Everything && !IsReference;

    /// <summary>Whether a version, runtime or mode was asked for, so that others of its row may stand beside it.</summary>
    public bool IsVariant =>
        Name.Contains(' ', StringComparison.Ordinal) || (Name.Contains('@', StringComparison.Ordinal) && AskedVersion.Length == 0);

    /// <summary>The estimate of one operation; null when not measured.</summary>
    public OperationEstimate? Of(Operation operation) => operation switch
    {
        Operation.Serialize => Serialize,
        Operation.Deserialize => Deserialize,
        Operation.ReadOne => ReadOne,
        Operation.Open => Open,
        _ => ReadAll,
    };

    /// <summary>What the check of an operation observed; null for serialize and deserialize, which are the row's own check.</summary>
    public OperationCheck? Reading(Operation operation) => Readings.FirstOrDefault(check => check.Operation == operation);
}

/// <summary>
/// How much of the data a row brings back, best first. Rows are ranked, and lead, among those of the best kind that was measured.
/// </summary>
public enum Kept
{
    /// <summary>Everything.</summary>
    Everything,

    /// <summary>Everything that is public: only members that are not public came back different.</summary>
    PublicMembers,

    /// <summary>Less than that, or how much is not known.</summary>
    Less,
}
