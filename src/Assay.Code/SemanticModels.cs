using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Code;

/// <summary>What code means, each file understood once.</summary>
internal sealed class SemanticModels(CSharpCompilation compilation)
{
    private readonly Dictionary<SyntaxTree, SemanticModel> models = [];

    /// <summary>The code.</summary>
    public CSharpCompilation Compilation => compilation;

    /// <summary>What the file means that a node stands in.</summary>
    public SemanticModel Of(SyntaxNode node)
    {
        if (!models.TryGetValue(node.SyntaxTree, out var model))
            models.Add(node.SyntaxTree, model = compilation.GetSemanticModel(node.SyntaxTree));
        return model;
    }
}
