using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.InteropServices;
using Assay.Code;
using Assay.Core.Naming;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.UserTypes;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Engine.Tests.Types;

/// <summary>Decompiled code of an assembly whose names and texts would begin lines and directives of their own.</summary>
public sealed class DecompiledNamesTests : IDisposable
{
    private const string Evil = "a;\n#pragma warning disable\n#line 1 \"x\"\npublic class Pwned { }\npublic int b";
    private const string Text = "x\n#:property A=b\r\u0085\u2028\u2029\u202e\u001b\0\ud83d \"; class Pwned { } //";

    private static CancellationToken Cancellation => TestContext.Current.CancellationToken;

    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Names_are_identifiers_and_texts_are_literals()
    {
        var path = Write(folder.File("Names.dll"));

        var source = Assert.Single(new OwnCodeReader([path], FrameworkAssemblies.Managed).Sources(Graph(path), Cancellation)).Value;

        var root = CSharpSyntaxTree.ParseText(source, cancellationToken: Cancellation).GetRoot(Cancellation);
        Assert.Empty(root.GetDiagnostics());
        Assert.Equal("Plain", Assert.Single(root.DescendantNodes().OfType<BaseTypeDeclarationSyntax>()).Identifier.Text);
        Assert.DoesNotContain(root.DescendantTrivia(), trivia => trivia.IsDirective);
        Assert.Contains(root.DescendantNodes().OfType<LiteralExpressionSyntax>(), literal => Text.Equals(literal.Token.Value));
        Assert.All(source, character => Assert.True(character is '\n' or '\t' || !OneLine.Acts(character)));
    }

    [Fact]
    public void Contracts_with_such_code_are_found_without_an_error()
    {
        var path = Write(folder.File("Names.dll"));

        var code = new OwnCodeReader([path], FrameworkAssemblies.Managed).Read(Graph(path), Cancellation);

        Assert.DoesNotContain(code.LeftOut, left => left.Member.Any(char.IsControl) || left.Type.Any(char.IsControl));
    }

    private static ShapeGraph Graph(string path)
    {
        using var reader = ShapeReader.Open(path, RuntimeEnvironment.GetRuntimeDirectory());
        return reader.Read("Shop.Plain");
    }

    // No compiler writes such names.
    private static string Write(string path)
    {
        PersistedAssemblyBuilder assembly = new(new AssemblyName("Names"), typeof(object).Assembly);
        var plain = assembly.DefineDynamicModule("Names").DefineType("Shop.Plain", TypeAttributes.Public);
        var field = plain.DefineField(Evil, typeof(string), FieldAttributes.Public);
        var made = plain.DefineConstructor(MethodAttributes.Public, CallingConventions.HasThis, []).GetILGenerator();
        made.Emit(OpCodes.Ldarg_0);
        made.Emit(OpCodes.Ldstr, Text);
        made.Emit(OpCodes.Stfld, field);
        made.Emit(OpCodes.Ldarg_0);
        made.Emit(OpCodes.Call, typeof(object).GetConstructor([])!);
        made.Emit(OpCodes.Ret);
        var called = plain.DefineMethod("Inner\nclass", MethodAttributes.Public, typeof(string), []);
        var code = called.GetILGenerator();
        code.Emit(OpCodes.Ldarg_0);
        code.Emit(OpCodes.Ldfld, field);
        code.Emit(OpCodes.Ret);
        plain.CreateType();
        assembly.Save(path);
        return path;
    }
}
