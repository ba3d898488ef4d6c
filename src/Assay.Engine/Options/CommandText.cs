namespace Assay.Engine.Options;

/// <summary>How people ask for an experiment: what its command adds to the options that all have.</summary>
/// <param name="Description">What the command does.</param>
/// <param name="Asked">Options of what is measured or judged.</param>
/// <param name="Examples">Command lines, each with what it does.</param>
public sealed record CommandText(
    string Description, IReadOnlyList<OptionGroup> Asked, params IReadOnlyList<(string Line, string Purpose)> Examples)
{
    /// <summary>Options of how long it goes on, beside <c>--resume</c>.</summary>
    public IReadOnlyList<RunOption> Length { get; init; } = OptionsOfLength.OfVerdicts;

    /// <summary>Options of what is printed, beside those of every report.</summary>
    public IReadOnlyList<RunOption> Printed { get; init; } = [];

    /// <summary>Whether a user's own types can take the place of data sets.</summary>
    public bool TakesTypes { get; init; } = true;

    /// <summary>Whether one row of each library is taken where no rows are named; of a user's own types every row, because nobody knows
    /// before which libraries carry them.</summary>
    public bool AsksMainRows { get; init; }

    /// <summary>The page of the documentation.</summary>
    public required string Page { get; init; }
}
