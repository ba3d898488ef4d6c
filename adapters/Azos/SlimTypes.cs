using Assay.Core.Adapters;

namespace Assay.Adapters.AzosSlim;

/// <summary>
/// What Slim is told before: the contract's types, and the arrays that lists keep inside, because Slim writes the fields of whatever it
/// meets.
/// </summary>
internal static class SlimTypes
{
    public static IEnumerable<Type> Of(Companions companions) =>
        companions.Get<ContractTypes>().All.SelectMany(type => FieldTypes(type).Prepend(type)).Distinct();

    private static IEnumerable<Type> FieldTypes(Type type) =>
        type.IsGenericType && type.GetGenericTypeDefinition() == typeof(List<>) ? [type.GetGenericArguments()[0].MakeArrayType()] : [];
}
