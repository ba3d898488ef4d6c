using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace Assay.Architecture.Tests;

/// <summary>
/// The one rule of style that no build checks (IDE0003): a field stands without <c>this</c>, unless something else has its name.
/// </summary>
public class QualifiedFields
{
    /// <summary>Names that an accessor has without declaring them.</summary>
    private static readonly string[] NamesInAccessors = ["value", "field"];

    [Fact]
    public void No_source_file_qualifies_a_field_for_nothing()
    {
        string[] needless = [
            .. Repository.SourceFiles.SelectMany(file => NeedlessIn(File.ReadAllText(file)).Select(line => $"{file}, line {line}"))];

        Assert.Empty(needless);
    }

    [Theory]
    [InlineData("class C { int a; int F() => this.a; }", true)]
    [InlineData("class C { int a; int F() { return this.a; } }", true)]
    [InlineData("class C { int a; int F(int a) => this.a; }", false)]
    [InlineData("class C { int a; int F() { int a = this.a; return a; } }", false)]
    [InlineData("class C { int a; bool F(object o) => o is int a && this.a == a; }", false)]
    [InlineData("class C(int a) { int a = a; int F() => this.a; }", false)]
    [InlineData("class C { int value; int V { set => this.value = value; } }", false)]
    [InlineData("class C { int F() => this.B; int B => 1; }", false)]
    public void Only_what_is_needless_is_found(string source, bool isNeedless) => Assert.Equal(isNeedless, NeedlessIn(source).Any());

    private static IEnumerable<int> NeedlessIn(string source)
    {
        if (!source.Contains("this.", StringComparison.Ordinal))
            return [];
        return from access in CSharpSyntaxTree.ParseText(source).GetRoot().DescendantNodes().OfType<MemberAccessExpressionSyntax>()
               where access.Expression is ThisExpressionSyntax && access.Ancestors().OfType<TypeDeclarationSyntax>().First() is var type
                   && IsField(type, access.Name.Identifier.Text) && !IsTaken(type, access)
               select access.GetLocation().GetLineSpan().StartLinePosition.Line + 1;
    }

    private static bool IsField(TypeDeclarationSyntax type, string name) =>
        type.Members.OfType<FieldDeclarationSyntax>()
            .Any(field => field.Declaration.Variables.Any(variable => variable.Identifier.Text == name));

    /// <summary>
    /// Whether the member that the access stands in, or the type's list of parameters, declares the name as something else.
    /// </summary>
    private static bool IsTaken(TypeDeclarationSyntax type, MemberAccessExpressionSyntax access)
    {
        var name = access.Name.Identifier.Text;
        if (NamesInAccessors.Contains(name) && access.Ancestors().OfType<AccessorDeclarationSyntax>().Any())
            return true;
        var member = access.Ancestors().OfType<MemberDeclarationSyntax>().First();
        return member.DescendantNodes().Concat(type.ParameterList?.Parameters ?? []).Any(node => DeclaredBy(node) == name);
    }

    private static string? DeclaredBy(SyntaxNode node) => node switch
    {
        ParameterSyntax parameter => parameter.Identifier.Text,
        VariableDeclaratorSyntax variable => variable.Identifier.Text,
        SingleVariableDesignationSyntax designation => designation.Identifier.Text,
        ForEachStatementSyntax loop => loop.Identifier.Text,
        CatchDeclarationSyntax caught => caught.Identifier.Text,
        LocalFunctionStatementSyntax function => function.Identifier.Text,
        FromClauseSyntax range => range.Identifier.Text,
        LetClauseSyntax range => range.Identifier.Text,
        _ => null,
    };
}
