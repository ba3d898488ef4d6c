using Microsoft.CodeAnalysis;

namespace Assay.Cli.Tests.Types;

/// <summary>Types that cannot be measured are refused before anything is built.</summary>
public class BadTypesTests
{
    private const string Order = "namespace Shop; public class Order { public int Id { get; set; } }";

    [Theory]
    [InlineData("run --root Shop.Order",
        "--root, --sample, --factory, --known and --include-sample need --types. Name your .dll or project with --types.")]
    [InlineData("run --types Shop.dll", "--types needs --root: the type in Shop.dll to measure")]
    [InlineData("run --types nowhere.dll --root Shop.Order", "There is no file nowhere.dll. With --types, name the .dll or project")]
    [InlineData(
        "run --types orders.json --root Shop.Order", "--types takes a .dll or a project (.csproj, .fsproj, .vbproj), not orders.json.")]
    [InlineData("run --types Shop.dll --root Shop.Odrer", "Shop has no type Shop.Odrer; the nearest names are Shop.Order, ")]
    [InlineData("run --types Shop.dll --root Shop.Order --known Shop.Crad", "Shop has no type Shop.Crad; the nearest names are ")]
    [InlineData(
        "run --types Shop.dll --root Shop.Page", "Shop.Page<T> is an open generic type. Give type arguments, such as Shop.Page<string>.")]
    [InlineData("run --types Shop.dll --root Shop.Page<Shop.Order", "\"Shop.Page<Shop.Order\" is not a type name. Write it as in C#")]
    [InlineData("run --types Shop.dll --root Shop.Payment",
        "Shop.Payment is abstract, so Assay cannot generate values. Use --sample or --factory, or name a derived type, such as "
            + "--root Shop.BankTransfer.")]
    [InlineData("run --types Shop.dll --root Shop.Samples", "Shop.Samples cannot be a root: a static class has no values")]
    [InlineData("run --types Shop.dll --root System.Text.StringBuilder", "System.Text.StringBuilder cannot be a root: it ")]
    [InlineData("run --types Shop.dll --root Shop.Order --sample nowhere.json", "There is no sample nowhere.json. Name a JSON file")]
    [InlineData("run --types Shop.dll --root Shop.Order --sample orders.json --factory Shop.Samples.Make",
        "--sample and --factory cannot be combined. Omit one of them.")]
    [InlineData("run --types Shop.dll --root Shop.Order --data-set books",
        "--types measures your own type instead of data sets. Omit --data-set and --payload.")]
    [InlineData("run --types Shop.dll --root Shop.Order --size 1k,none", "--size takes numbers of values such as 100 or 1M, not \"none\".")]
    [InlineData("check hostile --types Shop.dll --root Shop.Order --size 1,2", "--size takes one size such as 1 or 10, not \"1,2\".")]
    [InlineData("run --types Shop.dll --root Shop.Order --profile mixed-types", "--profile mixed-types needs two or more data sets.")]
    public void A_wrong_option_is_one_sentence(string arguments, string sentence)
    {
        using ShopFolder folder = new();

        AssertRefused(AssayInProcess.Run(folder.Path, arguments.Split(' ')), sentence);
    }

    [Theory]
    [InlineData(".NETCoreApp,Version=v11.0", "Types.dll is built for net11.0, but workers run net10.0. Build it for net10.0 or older")]
    [InlineData(".NETFramework,Version=v4.7.2",
        "Types.dll is built for .NET Framework 4.7.2, but workers run net10.0. Build it for netstandard2.0 or net8.0.")]
    public void An_assembly_for_another_runtime_is_refused(string framework, string sentence)
    {
        using WorkingFolder folder = new();
        UserAssembly.Compile(folder.Path, "Types", UserAssembly.BuiltFor(framework) + Order);

        AssertRefused(RunTypes(folder), sentence);
    }

    [Fact]
    public void An_assembly_for_another_processor_is_refused()
    {
        using WorkingFolder folder = new();
        UserAssembly.Compile(folder.Path, "Types", Order, Platform.X86);

        AssertRefused(RunTypes(folder), "Types.dll is built for x86, but workers are 64-bit processes. Build it for AnyCPU.");
    }

    [Fact]
    public void A_missing_dependency_is_named()
    {
        using WorkingFolder folder = new();
        var money = UserAssembly.Compile(folder.Path, "Money", "namespace Money; public record struct Amount(decimal Value);");
        UserAssembly.Compile(
            folder.Path, "Types", "namespace Shop; public class Order { public Money.Amount Total { get; set; } }", Platform.AnyCpu, money);
        File.Delete(money);

        AssertRefused(RunTypes(folder),
            "Types.dll needs Money 0.0.0.0, which is not in its folder. Copy it there, or name the project instead of the .dll");
    }

    [Fact]
    public void A_damaged_assembly_is_refused()
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("Types.dll"), "This is no assembly.");

        AssertRefused(RunTypes(folder), "Types.dll is damaged or not a .NET assembly");
    }

    [Fact]
    public void A_reference_assembly_is_refused()
    {
        using WorkingFolder folder = new();
        UserAssembly.Compile(folder.Path, "Types", "[assembly: System.Runtime.CompilerServices.ReferenceAssembly]" + Order);

        AssertRefused(RunTypes(folder), "Types.dll is a reference assembly without code. Name the one in the project's bin folder.");
    }

    [Theory]
    [InlineData("namespace Shop; class Order { }",
        "Shop.Order cannot be a root: Order is not public, and generated code must refer to it. Make it public")]
    [InlineData("namespace Shop; public interface Order { int Id { get; } }",
        "Shop.Order is an interface, so Assay cannot generate values. Use --sample or --factory")]
    [InlineData("namespace Shop; public delegate void Order();",
        "Shop.Order cannot be a root: it is a delegate. With --root, name a type that holds data.")]
    public void A_type_that_cannot_be_a_root_is_refused(string source, string sentence)
    {
        using WorkingFolder folder = new();
        UserAssembly.Compile(folder.Path, "Types", source);

        AssertRefused(RunTypes(folder), sentence);
    }

    [Fact]
    public void Of_a_project_that_does_not_build_the_first_error_is_told()
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("Types.csproj"), """
            <Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>
            """);
        File.WriteAllText(folder.File("Order.cs"), "namespace Shop; public class Order { public Missing Id { get; set; } }");

        var answer = AssayInProcess.Run(folder.Path, "run", "--types", "Types.csproj", "--root", "Shop.Order");

        AssertRefused(
            answer, "Types.csproj does not build: Order.cs(1,45): CS0246: The type or namespace name 'Missing' could not be found");
        Assert.EndsWith(". Fix it and run again.", answer.Errors.TrimEnd(), StringComparison.Ordinal);
    }

    public static TheoryData<string, string> TooLarge => new()
    {
        { Numbered(600, i => $"public class T{i} {{ public T{i + 1} Next; }} ")
            + "public class T600; public class Order { public T0 First; }", "Shop.Order reaches 602 types with 601 members, and Assay "
                + "takes up to 500 types." },
        { "public class Order { "
            + Numbered(20_000, i => $"public int P{i} {{ get; set; }} ")
            + "}", "Shop.Order reaches 1 type with 20,000 members, and Assay takes up to 5,000 members." },
        { "public class Order { "
            + Numbered(1_200, i => $"public int P{i} {{ get; set; }} ")
            + "}", "Order has 1,200 members, and Assay takes up to 1,000 in one type." },
        { "public class T0; "
            + Numbered(80, i => $"public class T{i + 1} : T{i}; ")
            + "public class Order { public T80 Last; }", "Shop.Order is too deep: T80 has more than 64 base classes" },
        { Numbered(80, i => $"public class T{i} {{ ")
            + "public int Id;"
            + new string('}', 80)
            + "public class Order { public "
            + string.Join('.', Enumerable.Range(0, 80).Select(i => $"T{i}"))
            + " Last; }", "Shop.Order is too deep: T79 is nested in more than 64 types" },
    };

    [Theory]
    [MemberData(nameof(TooLarge))]
    public void A_type_that_is_too_large_for_compilers_is_refused_with_its_size_before_anything_is_built(string types, string sentence)
    {
        using WorkingFolder folder = new();
        UserAssembly.Compile(folder.Path, "Types", "namespace Shop; " + types);

        AssertRefused(RunTypes(folder), sentence);
    }

    private static string Numbered(int count, Func<int, string> text) => string.Concat(Enumerable.Range(0, count).Select(text));

    private static Answer RunTypes(WorkingFolder folder) =>
        AssayInProcess.Run(folder.Path, "run", "--types", "Types.dll", "--root", "Shop.Order");

    private static void AssertRefused(Answer answer, string sentence)
    {
        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
        Assert.Single(answer.Errors.TrimEnd().Split('\n'));
    }
}
