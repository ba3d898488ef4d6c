namespace Assay.Validation.Checks;

/// <summary>One check.</summary>
internal interface IValidationCheck
{
    /// <summary>One of <see cref="CheckName.All"/>.</summary>
    string Name { get; }

    /// <summary>What is checked, in words.</summary>
    string Title { get; }

    /// <summary>What must hold, in words.</summary>
    string Target { get; }

    /// <summary>Measures and judges.</summary>
    /// <exception cref="Measuring.CheckImpossibleException">There is nothing to judge; the check counts as not run.</exception>
    CheckFinding Run(CancellationToken cancellation);
}

/// <summary>What a check found, before it is put into the report.</summary>
internal sealed record CheckFinding(CheckState State, string Figure, IReadOnlyList<CheckDetail> Details)
{
    /// <summary>Why it was not run, or what limits the figure; empty otherwise.</summary>
    public string Reason { get; init; } = "";

    public static CheckFinding NotRun(string reason) => new(CheckState.NotRun, "", []) { Reason = reason };

    public static CheckState StateOf(bool isMet) => isMet ? CheckState.Met : CheckState.Missed;
}

/// <summary>Rows of very different kinds that come with the platform or with common packages: what checks over several rows take.</summary>
internal static class ComparedRows
{
    private static readonly string[] Preferred =
    [
        "system.text.json/source-generated", "json.net/reused", "google.protobuf", "data-contract/binary", "xml-serializer",
        "data-contract/plain",
        "json.net/bson", "servicestack.text/json", "system.text.json/defaults", "system.text.json/reflection", "data-contract-json",
    ];

    /// <summary>Names of rows to take beside a row, the first ones first.</summary>
    public static IReadOnlyList<string> Beside(string row) =>
        [.. Preferred.Where(name => !string.Equals(name, row, StringComparison.OrdinalIgnoreCase))];
}
