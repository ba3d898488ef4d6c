using Assay.Core.Adapters;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

public class ContractTypesTests
{
    [Fact]
    public void A_plain_contract_states_the_concrete_types_behind_abstract_ones_the_root_first() => Assert.Equal(
        "new global::Assay.Core.Adapters.PlainContract<global::Shop.Catalogue.Zoo>(static () => [typeof(global::Shop.Catalogue.Zoo), "
            + "typeof(global::Shop.Catalogue.Cat), "
        + "typeof(global::Shop.Catalogue.Dog), typeof(global::System.Collections.Generic.List<global::Shop.Catalogue.Animal>), "
        + "typeof(global::Shop.Catalogue.INamed[])])",
        EmittedSample.Emit("plain", "Zoo").ContractInstance);

    [Fact]
    public void Copies_state_their_own_types_private_ones_too()
    {
        var types = new EmittedContractInstance("serializable", "Everything").Companions.Get<ContractTypes>().All;

        Assert.Equal("Serializable.Catalogue.Everything", types[0].FullName);
        Assert.Contains(types, type => type.FullName == "Serializable.Catalogue.Everything+Hidden+Inner");
        Assert.Contains(types, type => type == typeof(Dictionary<string, List<int?>>));
        Assert.Equal(types.Distinct(), types);
    }

    [Fact]
    public void The_types_of_a_contract_are_stated_once_each()
    {
        var types = new ContractTypes(static () => [typeof(int[]), typeof(int).MakeArrayType()]);

        Assert.Equal([typeof(int[])], types.All);
    }
}
