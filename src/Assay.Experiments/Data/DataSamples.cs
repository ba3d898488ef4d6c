using Assay.Core.Results;

namespace Assay.Experiments.Data;

/// <summary>What is asked beside the verdicts.</summary>
/// <param name="TriesEdits">Whether the smallest edits of a user's types are tried.</param>
public sealed record DataOptions(bool TriesEdits) : ExperimentOptions;

/// <summary>What is kept of data beside the checks: the types, whose limit a verdict shows, and what edits of the types bring.</summary>
public sealed record DataSamples : VerdictSamples
{
    /// <summary>The types of each data set.</summary>
    [Distinct(nameof(DataTypes.DataSet))]
    public IReadOnlyList<DataTypes> Types { get => field ?? []; init; }

    /// <summary>More about each check.</summary>
    [Distinct(nameof(DataJudgement.Row), nameof(DataJudgement.Workload))]
    public IReadOnlyList<DataJudgement> Judgements { get => field ?? []; init; }

    /// <summary>What edits of the user's types bring; null where none was tried yet.</summary>
    public FoundEdits? Edits { get; init; }

    /// <inheritdoc/>
    public override bool AreOfChecks => true;

    /// <inheritdoc/>
    public override bool HasAny(ResultsFile file) => file.Checks.Count > 0;

    /// <inheritdoc/>
    public override IEnumerable<Failure?> FailuresIn(ResultsFile file) =>
        file.Checks.Where(check => check.Verdict == Verdict.AssayError).Select(check => new Failure(check.Verdict, check.Cause));
}

/// <summary>The types of a data set, or of the user's root.</summary>
/// <param name="DataSet">Name of the data set, or the root.</param>
/// <param name="Types">Types that can be reached from the root.</param>
/// <param name="Members">Members of all of them.</param>
public sealed record DataTypes(string DataSet, [property: AtLeast(0)] int Types, [property: AtLeast(0)] int Members)
{
    /// <summary>Code of the types that copies of them do without.</summary>
    public IReadOnlyList<UncopiedCode> LeftOut { get => field ?? []; init; }
}

/// <summary>Code of a type that copies of it do without.</summary>
/// <param name="Type">The type as people name it, such as <c>Order</c>.</param>
/// <param name="Member">What is left out, such as <c>constructor (string name)</c>.</param>
/// <param name="Reason">Why, as a sentence without its full stop.</param>
public sealed record UncopiedCode(string Type, string Member, string Reason);

/// <summary>Whose limit the verdict on a row shows, and what the row was given of the types.</summary>
public sealed record DataJudgement
{
    /// <summary>The row's name.</summary>
    [NamedIn("rows.name")]
    public required string Row { get; init; }

    /// <summary>The data set and size.</summary>
    [NamedIn("options.workloads")]
    public required WorkloadOptions Workload { get; init; }

    /// <summary>Whose limit it is; null where everything came back.</summary>
    public Judge? LimitOf { get; init; }

    /// <summary>The member of the types that threw; empty where other code did.</summary>
    public string ThrownBy { get => field ?? ""; init; }

    /// <summary>Names of rows of the same library that bring everything back.</summary>
    public IReadOnlyList<string> CarriedBy { get => field ?? []; init; }

    /// <summary>Whether the library got copies of the types with attributes.</summary>
    public bool IsOfCopy { get; init; }

    /// <summary>Types without the library's attributes where other types have them, so that copies of all have Assay's.</summary>
    public IReadOnlyList<string> Unadopted { get => field ?? []; init; }

    /// <summary>Closed generic types whose copies are ordinary classes.</summary>
    public IReadOnlyList<string> Flattened { get => field ?? []; init; }
}

/// <summary>What edits of a user's types bring.</summary>
/// <param name="Helping">The smallest edit for each row that one helps.</param>
/// <param name="Untyped">Collections without a type of elements, and what the values hold there.</param>
public sealed record FoundEdits(IReadOnlyList<HelpingEdit> Helping, IReadOnlyList<UntypedElements> Untyped);

/// <summary>The smallest edit of the types, tried on copies of them, with which a row brings back everything.</summary>
public sealed record HelpingEdit
{
    /// <summary>The row's label.</summary>
    [NamedIn("rows.label")]
    public required string Row { get; init; }

    /// <summary>Public constructors without parameters to add.</summary>
    [AtLeast(0)]
    public int ParameterlessConstructors { get; init; }

    /// <summary>Public setters to add.</summary>
    [AtLeast(0)]
    public int PublicSetters { get; init; }

    /// <summary>Members to make public, with a public setter.</summary>
    [AtLeast(0)]
    public int PublicMembers { get; init; }

    /// <summary>Private constructors that take all members, to add with the library's attribute.</summary>
    [AtLeast(0)]
    public int PrivateConstructors { get; init; }

    /// <summary>That attribute; empty where there is none.</summary>
    public string ConstructorAttribute { get => field ?? ""; init; }

    /// <summary>Members that are marked with <see cref="NonSerializedAttribute"/>.</summary>
    public IReadOnlyList<string> NonSerialized { get => field ?? []; init; }

    /// <summary>Members with a generic collection in the place of one without a type of elements.</summary>
    public IReadOnlyList<UntypedElements> GenericCollections { get => field ?? []; init; }

    /// <summary>How much there is to edit.</summary>
    internal int Size => ParameterlessConstructors + PrivateConstructors + PublicSetters + PublicMembers + NonSerialized.Count
        + GenericCollections.Count;
}

/// <summary>A member that is declared as a collection without a type of elements.</summary>
/// <param name="Declared">Its declared type, such as <c>ArrayList</c>.</param>
/// <param name="Generic">The generic collection that all values fit; empty where there is none.</param>
/// <param name="Reason">Why there is none; empty where there is one.</param>
public sealed record UntypedElements(string Member, string Declared, string Generic, string Reason);
