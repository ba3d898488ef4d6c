using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>
/// Dialects whose classes a schema compiler generates: they stand in the place of the user's types, so that what such a class can do says
/// nothing about these.
/// </summary>
public static class SchemaCompiled
{
    private static readonly string[] Dialects = ["avro-specific", "flat-buffers", "flat-sharp", "proto", "thrift"];

    /// <summary>What is said in the place of <c>supported</c>.</summary>
    public const string ThroughDto = "through a DTO";

    /// <summary>Whether a dialect is one of them.</summary>
    public static bool Is(string dialect) => Dialects.Contains(dialect);

    /// <summary>Whether what is supported came back through such a class alone.</summary>
    public static bool IsThroughDto(Verdict verdict, string dialect) => verdict == Verdict.Supported && Is(dialect);
}
