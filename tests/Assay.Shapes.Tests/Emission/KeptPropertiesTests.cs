using System.Reflection;
using System.Runtime.CompilerServices;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Emission;

public class KeptPropertiesTests
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private static readonly Assembly Plain = Assembly.LoadFrom(SampleAssembly.Path);

    public static TheoryData<string> Roots =>
        ["BookShelf", "Person", "Employee", "Money", "Point", "Triangle", "Shop.Catalogue.Range", "Order", "Zoo", "Everything", "Node",
            "Shapes", "Values", "Small"];

    [Theory]
    [MemberData(nameof(Roots))]
    public void A_contract_keeps_kind_accessibility_members_and_constructors(string root)
    {
        var emitted = EmittedSample.Load("serializable", root);
        var pairs = emitted.GetTypes().Where(type => type.Namespace?.StartsWith("Serializable", StringComparison.Ordinal) == true)
            .Select(contract => (Contract: contract, Plain: PlainTypeOf(contract)))
            .Where(pair => pair.Plain is not null)
            .ToList();

        Assert.NotEmpty(pairs);
        foreach (var (contract, plain) in pairs)
        {
            Assert.Equal(KindOf(plain!), KindOf(contract));
            Assert.Equal(FieldsOf(plain!).Where(field => !field.Contains("NotSerialized", StringComparison.Ordinal)), FieldsOf(contract));
            Assert.Equal(
                PropertiesOf(plain!)
                    .Where(property => FieldsOf(plain!)
                    .Any(field => field.Contains($"<{property.Split(' ')[0]}>", StringComparison.Ordinal))), PropertiesOf(contract));
            Assert.Equal(ConstructorsOf(plain!), ConstructorsOf(contract));
        }
    }

    [Fact]
    public void A_closed_generic_type_becomes_an_ordinary_one_with_a_readable_name()
    {
        var emitted = EmittedSample.Load("serializable", "Everything");

        var box = emitted.GetType("Serializable.Catalogue.BoxOfInt")!;
        var lid = emitted.GetType("Serializable.Catalogue.BoxOfBookLid")!;

        Assert.Equal(typeof(int), box.GetField("Value")!.FieldType);
        Assert.Equal("Serializable.Catalogue.Book", lid.GetProperty("Inner")!.PropertyType.FullName);
    }

    [Fact]
    public void Nesting_is_kept_and_private_types_stay_out_of_reach()
    {
        var emitted = EmittedSample.Load("serializable", "Everything");

        var inner = emitted.GetType("Serializable.Catalogue.Everything+Hidden+Inner")!;

        Assert.True(inner.IsNestedAssembly);
        Assert.False(inner.IsVisible);
    }

    [Fact]
    public void A_constructor_hands_its_parameters_to_the_members_of_their_names_and_to_its_base()
    {
        var emitted = EmittedSample.Load("serializable", "Zoo");

        var dog = Activator.CreateInstance(emitted.GetType("Serializable.Catalogue.Dog")!, 3, "Rex")!;
        var animal = dog.GetType().BaseType!;

        Assert.Equal("Rex", dog.GetType().GetProperty("Name")!.GetValue(dog));
        Assert.Equal(3, animal.GetField("_age", Own)!.GetValue(dog));
    }

    [Fact]
    public void A_parameter_of_another_collection_type_is_converted_and_one_of_an_unrelated_type_keeps_its_place()
    {
        var emitted = EmittedSample.Load("serializable", "Weird");

        var type = emitted.GetType("Serializable.Catalogue.Weird")!;
        var weird = Activator.CreateInstance(type, new[] { "a", "b" }, 7L, null)!;

        Assert.Equal(typeof(Action<int>), Assert.Single(type.GetConstructors()).GetParameters()[2].ParameterType);
        Assert.Equal(["a", "b"], (IEnumerable<string>)type.GetField("_items", Own)!.GetValue(weird)!);
        Assert.Equal(7, type.GetField("class")!.GetValue(weird));
    }

    [Fact]
    public void Nullable_annotations_are_kept()
    {
        var emitted = EmittedSample.Load("serializable", "Everything").GetType("Serializable.Catalogue.Everything")!;
        var context = new NullabilityInfoContext();

        Assert.Equal(NullabilityState.Nullable, context.Create(emitted.GetField("Address")!).ReadState);
        Assert.Equal(NullabilityState.NotNull, context.Create(emitted.GetField("Names")!).ReadState);
        Assert.Equal(NullabilityState.Nullable, context.Create(emitted.GetField("Lookup")!).GenericTypeArguments[1].ReadState);
    }

    private static Type? PlainTypeOf(Type contract) =>
        Plain.GetType(contract.FullName!.Replace("Serializable.Catalogue", "Shop.Catalogue", StringComparison.Ordinal))
            ?? Plain.GetType(contract.FullName!["Serializable.".Length..]);

    private static string KindOf(Type type)
    {
        var isRecord = type.GetMethod("<Clone>$") is not null || type.GetMethod("PrintMembers", Own) is not null;
        var isReadOnly = type.IsDefined(typeof(IsReadOnlyAttribute));
        var parent = type.BaseType?.Name;
        const TypeAttributes Told =
            TypeAttributes.VisibilityMask | TypeAttributes.Abstract | TypeAttributes.Sealed | TypeAttributes.Interface;
        return $"{type.Attributes & Told} {isRecord} {isReadOnly} {parent}";
    }

    private static List<string> FieldsOf(Type type)
    {
        var events = type.GetEvents(Own).Select(found => found.Name).ToHashSet();
        return [.. type.GetFields(Own).Where(field => !events.Contains(field.Name)).OrderBy(field => field.MetadataToken)
            .Select(field =>
                $"{field.Name} {field.Attributes & ~FieldAttributes.HasDefault} {field.IsDefined(typeof(RequiredMemberAttribute))}")];
    }

    private static IEnumerable<string> PropertiesOf(Type type) => type.GetProperties(Own).OrderBy(property => property.MetadataToken)
        .Where(property => property.Name != "EqualityContract")
        .Select(property =>
            $"{property.Name} {AccessOf(property.GetMethod)} {AccessOf(property.SetMethod)} "
                + $"{property.IsDefined(typeof(RequiredMemberAttribute))} {IsInit(property)}");

    private static string AccessOf(MethodInfo? accessor) =>
        accessor is null ? "none" : (accessor.Attributes & MethodAttributes.MemberAccessMask).ToString();

    private static bool IsInit(PropertyInfo property) =>
        property.SetMethod?.ReturnParameter.GetRequiredCustomModifiers().Any(modifier => modifier.Name == "IsExternalInit") == true;

    private static List<string> ConstructorsOf(Type type) => [.. type.GetConstructors(Own).OrderBy(constructor => constructor.MetadataToken)
        .Where(constructor => constructor.GetParameters() is not [var only] || only.ParameterType != type)
        .Select(constructor => $"{constructor.Attributes & MethodAttributes.MemberAccessMask} ({ParametersOf(constructor)})")];

    private static string ParametersOf(ConstructorInfo constructor) =>
        string.Join(", ", constructor.GetParameters().Select(parameter => $"{parameter.ParameterType.Name} {parameter.Name}"));
}
