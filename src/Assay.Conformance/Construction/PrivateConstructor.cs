namespace Assay.Conformance.Construction;

/// <summary>A class whose only constructor is private comes back.</summary>
[Case(22, "private-constructor", CaseGroup.Construction, "A class whose only constructor is private comes back.")]
public sealed class PrivateConstructor : Case<Token>
{
    /// <inheritdoc/>
    public override Token Make() => Token.Create("alpha");
}

public class Token
{
    private Token()
    {
    }

    public string Text { get; set; } = "";

    public static Token Create(string text) => new() { Text = text };
}
