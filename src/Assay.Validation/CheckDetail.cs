namespace Assay.Validation;

/// <summary>One line below a check's figure.</summary>
/// <param name="Name">What it is about, such as <c>5 % slower</c>.</param>
/// <param name="Text">What a person reads.</param>
public sealed record CheckDetail(string Name, string Text)
{
    /// <summary>The figures of the text for programs, by name; shares from 0 to 1, ratios as such.</summary>
    public IReadOnlyDictionary<string, double> Values { get; init; } = new Dictionary<string, double>();
}
