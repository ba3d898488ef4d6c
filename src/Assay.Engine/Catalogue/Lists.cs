namespace Assay.Engine.Catalogue;

/// <summary>Comma lists of the command line.</summary>
public static class Lists
{
    /// <summary>Splits a comma list.</summary>
    /// <param name="list">The text given.</param>
    /// <param name="option">The option, for the sentence.</param>
    /// <exception cref="BadInputException">The list names nothing.</exception>
    public static IReadOnlyList<string> Split(string list, string option)
    {
        string[] items = list.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        return items.Length > 0 ? items : throw new BadInputException($"{option} names nothing; give a name, or leave the option out.");
    }
}
