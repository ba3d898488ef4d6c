using Assay.Experiments.Across;

namespace Assay.Answers.Features;

/// <summary>Every feature, and which verdicts judge it. A test holds the names of cases against the catalogue.</summary>
public static class FeatureTable
{
    /// <summary>References and cycles.</summary>
    public const string Graph = "graph";

    /// <summary>Members that are not public.</summary>
    public const string PrivateMembers = "private-members";

    /// <summary>Streams.</summary>
    public const string Streams = "streams";

    /// <summary>Data of other versions of types.</summary>
    public const string Versions = "version-tolerant";

    /// <summary>Equal bytes for equal values.</summary>
    public const string Deterministic = "deterministic";

    /// <summary>Other languages.</summary>
    public const string CrossLanguage = "cross-language";

    /// <summary>Payloads that are read without their types.</summary>
    public const string SelfDescribing = "self-describing";

    /// <summary>Hostile input.</summary>
    public const string Untrusted = "untrusted-input";

    /// <summary>Native programs.</summary>
    public const string Native = "native";

    /// <summary>Types as they are.</summary>
    public const string NoAttributes = "no-attributes";

    /// <summary>What a decoder of another language reads, of formats that it reads without a schema.</summary>
    internal const string WithoutSchema = "other-language-without-schema";

    /// <summary>The case of a stream that holds one message: what decides whether a row reads from streams at all.</summary>
    internal const string OneMessageStream = "stream-of-single-bytes";

    private const string Conform = "assay check cases";
    private const string Across = "assay check exchange";

    /// <summary>All features, in the order of columns.</summary>
    public static IReadOnlyList<Feature> All { get; } =
    [
        new(Graph, "graph", "brings back shared objects and cycles", FeatureJudge.Cases, Conform)
        {
            Cases = ["shared-object", "shared-array", "self-cycle", "cycle-through-array", "cycle-through-list"],
        },
        new("explicit-graph", "references",
            "brings back references only with settings made for them, which other rows of its library do not have",
            FeatureJudge.References, Conform),
        new("format", "format", "reads its format as the specification says", FeatureJudge.Format, "assay check formats"),
        new(PrivateMembers, "private", "brings back members that are not public", FeatureJudge.Cases, Conform)
        {
            Cases = ["private-field", "private-setter", "readonly-field", "same-private-name"],
            IsOfTypes = true,
        },
        new("no-default-constructor", "no ctor", "makes objects of types without a default constructor", FeatureJudge.Cases, Conform)
        {
            Cases = ["no-default-constructor", "private-constructor"],
            IsOfTypes = true,
        },
        new(NoAttributes, "no attrs", "takes types without attributes, and without classes in their place", FeatureJudge.Demand,
            "assay check --out check.json"),
        new(Streams, "stream", "reads from a Stream and writes to one", FeatureJudge.Streams, $"{Conform} --case 61,62")
        {
            Cases = [OneMessageStream, "two-messages"],
        },
        new(Versions, "versions", "reads what another version of a type wrote", FeatureJudge.Cases, $"{Conform} --case 55,59")
        {
            Cases =
            [
                "member-added-old-data", "member-added-new-data", "member-removed-old-data", "member-removed-new-data",
                "members-reordered-old-data", "members-reordered-new-data", "unknown-member-old-data", "unknown-member-new-data",
            ],
        },
        new(Deterministic, "determ.", "writes equal bytes for equal values", FeatureJudge.Cases, Across)
        {
            AcrossCases = [AcrossResult.SameBytes, AcrossResult.SameBytesInProcesses],
        },
        new(CrossLanguage, "languages", "writes what a decoder of another language reads", FeatureJudge.Cases, Across)
        {
            AcrossCases = [AcrossResult.OtherLanguage],
        },
        new(SelfDescribing, "describes", "writes payloads that are read without the types", FeatureJudge.Cases, Across)
        {
            AcrossCases = [WithoutSchema],
        },
        new("thread-safe", "threads", "serves several threads at once", FeatureJudge.Cases, $"{Conform} --case 65")
        {
            Cases = ["threads-share-one", "threads-apart"],
        },
        new(Untrusted, "untrusted", "contains hostile input", FeatureJudge.Hostile, "assay check hostile"),
        new("runtimes", "runtimes", "works on several runtimes", FeatureJudge.Runtimes,
            "assay check --runtime net8.0,net9.0,net10.0 --out runtimes.json"),
        new(Native, "AOT", "works in a trimmed native program", FeatureJudge.Native, "assay check --mode aot --out native.json"),
    ];

    /// <summary>The feature of this id; null for an unknown one.</summary>
    public static Feature? Find(string id) => All.FirstOrDefault(feature => feature.Id == id);
}
