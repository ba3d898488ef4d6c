namespace Assay.Shapes.Graph;

/// <summary>The name of a closed type.</summary>
/// <param name="Namespace">Its namespace; empty for the global one.</param>
/// <param name="Path">Names of the containing types, outermost first, then its own; without arity marks.</param>
/// <param name="CSharpName">How C# names it, such as <c>global::System.Collections.Generic.List&lt;global::Shop.Book&gt;</c>.</param>
/// <param name="ShortName">How people name it, such as <c>List&lt;Book&gt;</c>.</param>
/// <param name="ReflectionName">Its name with assembly, as <c>Type.GetType</c> takes it.</param>
public sealed record TypeName(string Namespace, IReadOnlyList<string> Path, string CSharpName, string ShortName, string ReflectionName)
{
    /// <summary>Its own name, without containing types and type arguments.</summary>
    public string Name => Path[^1];
}
