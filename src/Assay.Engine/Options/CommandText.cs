namespace Assay.Engine.Options;

/// <summary>How people ask for an experiment: what the command line adds to the options that all have.</summary>
/// <param name="Description">What the command does.</param>
/// <param name="Measured">Options of what is measured.</param>
/// <param name="Count">The option that says how often each cell is measured.</param>
/// <param name="Examples">Command lines, each with what it does.</param>
public sealed record CommandText(
    string Description, IReadOnlyList<OptionGroup> Measured, RunOption Count, params IReadOnlyList<(string Line, string Purpose)> Examples);
