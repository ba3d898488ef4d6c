global using AdoptAttribute = System.Runtime.Serialization.DataContractAttribute;
global using DatumAttribute = System.Runtime.Serialization.DataMemberAttribute;
global using ItemAttribute = Neutral.ItemAttribute;
global using MakerAttribute = Neutral.MakerAttribute;
global using SkipAttribute = Neutral.SkipAttribute;

using Newtonsoft.Json;

/// <summary>Data contracts, which Json.NET reads too.</summary>
internal static class Library
{
    public static object? RoundTrip(object value) => JsonConvert.DeserializeObject(JsonConvert.SerializeObject(value), value.GetType());
}
