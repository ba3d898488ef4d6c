using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Repros;

/// <summary>Runs a file.</summary>
/// <returns>How it fails, in words that are equal where it fails in the same way; null where it does not fail, or does not
/// compile.</returns>
public delegate string? RunRepro(string source);

/// <summary>
/// Leaves out of a file what its failure does not need: members of types with what sets them, statements, and elements. Parts are taken
/// away together, then in smaller groups, as delta debugging does (Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing
/// Input, 2002), and stay away while the file fails in the same way.
/// </summary>
/// <param name="failure">The way in which the file fails.</param>
/// <remarks>Of the comparison only what this file needs is left, too: whoever runs it has to see that a value compared with itself is
/// equal.</remarks>
internal sealed class ReproReduction(RunRepro run, string failure)
{
    private const string Label = "part";
    private const string Comparison = "Graph";
    private const int MostPasses = 4;

    // Sets fields that no public member sets.
    private const string With = "With";

    // Directives and comments, which the first line of code carries.
    private string head = "";

    /// <summary>How many files were tried.</summary>
    public int Trials { get; private set; }

    /// <summary>The shortest file that was found.</summary>
    /// <param name="fixedTypes">Names of types and functions that are left as they are: the library's calls, and the comparison.</param>
    public string Reduce(string source, IReadOnlySet<string> fixedTypes)
    {
        head = SyntaxFactory.ParseCompilationUnit(source, options: ReproCompiler.Options).GetLeadingTrivia().ToFullString();
        var code = source[head.Length..];
        for (var pass = 0; pass < MostPasses; pass++)
        {
            var before = code;
            code = ReduceOnce(code, fixedTypes);
            if (code == before)
                break;
        }

        return head + code;
    }

    private string ReduceOnce(string source, IReadOnlySet<string> fixedTypes)
    {
        var root =
            Labelled(SyntaxFactory.ParseCompilationUnit(source, options: ReproCompiler.Options), fixedTypes, out var parts);
        for (var size = parts.Count; size > 0; size /= 2)
        {
            for (var from = 0; from < parts.Count;)
            {
                var some = parts.GetRange(from, Math.Min(size, parts.Count - from));
                var shorter = Without(root, some);
                if (shorter is null || Fails(shorter))
                {
                    root = shorter ?? root;
                    parts.RemoveRange(from, some.Count);
                }
                else
                {
                    from += some.Count;
                }
            }
        }

        return Tidy(root.ToFullString());
    }

    private bool Fails(SyntaxNode root)
    {
        Trials++;
        return run(head + Tidy(root.ToFullString())) == failure;
    }

    private static SyntaxNode Labelled(CompilationUnitSyntax root, IReadOnlySet<string> fixedTypes, out List<string> parts)
    {
        List<SyntaxNode> removable = [.. root.Members.SelectMany(member => Removable(member, fixedTypes)), .. root.Usings];
        List<string> names = [];
        SyntaxNode labelled = root.ReplaceNodes(removable, (_, node) =>
        {
            names.Add(names.Count.ToString(System.Globalization.CultureInfo.InvariantCulture));
            return node.WithAdditionalAnnotations(new SyntaxAnnotation(Label, names[^1]));
        });
        parts = [.. Enumerable.Range(0, names.Count).Select(number => number.ToString(System.Globalization.CultureInfo.InvariantCulture))];
        return labelled;
    }

    private static IEnumerable<SyntaxNode> Removable(MemberDeclarationSyntax member, IReadOnlySet<string> fixedTypes) => member switch
    {
        ClassDeclarationSyntax { Identifier.Text: Comparison } comparison when !fixedTypes.Contains(Comparison) =>
            comparison.DescendantNodes().Where(IsPartOfComparison),
        BaseTypeDeclarationSyntax type => fixedTypes.Contains(type.Identifier.Text) ? [] : [type, .. PartsOf(type)],
        NamespaceDeclarationSyntax space => space.Members.SelectMany(inner => Removable(inner, fixedTypes)),
        GlobalStatementSyntax { Statement: LocalFunctionStatementSyntax function } when fixedTypes.Contains(function.Identifier.Text) => [],
        GlobalStatementSyntax { Statement: LocalFunctionStatementSyntax { Identifier.Text: With or "FieldOf" or "Blank" } } => [member],
        GlobalStatementSyntax { Statement: LocalFunctionStatementSyntax function } => function.DescendantNodes().Where(IsPartOfValue),
        _ => [],
    };

    // Attributes stay: without one, a member may be lost because nothing asks for it.
    private static IEnumerable<SyntaxNode> PartsOf(BaseTypeDeclarationSyntax type) =>
        (type as TypeDeclarationSyntax)?.Members.SelectMany(
            member => (IEnumerable<SyntaxNode>)[member, .. member is BaseTypeDeclarationSyntax inner ? PartsOf(inner) : []]) ?? [];

    private static bool IsPartOfComparison(SyntaxNode node) => node switch
    {
        MethodDeclarationSyntax method => !method.Modifiers.Any(SyntaxKind.PublicKeyword),
        // What ends a loop.
        ContinueStatementSyntax or IfStatementSyntax { Statement: ContinueStatementSyntax } => false,
        StatementSyntax => node.Parent is BlockSyntax,
        // Without an arm for null the compiler warns.
        _ => node is SwitchExpressionArmSyntax
        {
            Pattern: not ConstantPatternSyntax { Expression: LiteralExpressionSyntax }
            and not DiscardPatternSyntax
        },
    };

    private static bool IsPartOfValue(SyntaxNode node) => node switch
    {
        ReturnStatementSyntax => false,
        StatementSyntax => node.Parent is BlockSyntax,
        ExpressionSyntax => node.Parent is InitializerExpressionSyntax,
        ArgumentSyntax argument => IsField(argument),
        _ => node is CollectionElementSyntax,
    };

    // With(value, ("field", 1))
    private static bool IsField(ArgumentSyntax argument) => argument is
    {
        Expression: TupleExpressionSyntax,
        Parent.Parent: InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.Text: With } },
    };

    /// <summary>The file without some parts, and without what sets members that are gone; null where these are gone already.</summary>
    private static SyntaxNode? Without(SyntaxNode root, List<string> parts)
    {
        List<SyntaxNode> gone = [
            .. parts.SelectMany(
                part => root.GetAnnotatedNodes(Label).Where(node => node.GetAnnotations(Label).Any(label => label.Data == part)))];
        if (gone.Count == 0)
            return null;
        HashSet<string> members = [.. gone.SelectMany(NamesOf)];
        gone.AddRange(
            root.DescendantNodes().OfType<AssignmentExpressionSyntax>().Where(one => members.Contains(LeftOf(one)))
                .Select(one => one.Parent is ExpressionStatementSyntax statement ? statement : (SyntaxNode)one)
            .Where(node => node is ExpressionStatementSyntax { Parent: BlockSyntax } || node.Parent is InitializerExpressionSyntax));
        gone.AddRange(root.DescendantNodes().OfType<ArgumentSyntax>().Where(one => IsField(one) && members.Contains(FieldOf(one))));
        return root.RemoveNodes(gone.Distinct(), SyntaxRemoveOptions.KeepNoTrivia) is SyntaxNode left ? WithoutEmptyCalls(left) : null;
    }

    // With(value) is the value.
    private static SyntaxNode WithoutEmptyCalls(SyntaxNode root) => root.ReplaceNodes(
        root.DescendantNodes().OfType<InvocationExpressionSyntax>()
            .Where(call => call is { Expression: IdentifierNameSyntax { Identifier.Text: With }, ArgumentList.Arguments.Count: 1 }),
        (_, call) => call.ArgumentList.Arguments[0].Expression.WithTriviaFrom(call));

    private static string FieldOf(ArgumentSyntax argument) =>
        ((TupleExpressionSyntax)argument.Expression).Arguments[0].Expression is LiteralExpressionSyntax literal
            ? literal.Token.ValueText[(literal.Token.ValueText.LastIndexOf('.') + 1)..]
            : "";

    private static IEnumerable<string> NamesOf(SyntaxNode node) => node switch
    {
        PropertyDeclarationSyntax property => [property.Identifier.Text],
        FieldDeclarationSyntax field => field.Declaration.Variables.Select(variable => variable.Identifier.Text),
        _ => [],
    };

    private static string LeftOf(AssignmentExpressionSyntax assignment) => assignment.Left switch
    {
        IdentifierNameSyntax name => name.Identifier.Text,
        MemberAccessExpressionSyntax access => access.Name.Identifier.Text,
        _ => "",
    };

    private static string Tidy(string source) => SourceText.Tidy(source.ReplaceLineEndings("\n")) + "\n";
}
